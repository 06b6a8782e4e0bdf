import SwiftLexing

extension OutlineReader {
    /// Reads what is written before a closure's `in` and binds its captures and parameters.
    mutating func readClosureSignature(after brace: Int) -> Scope.Closure {
        let start = brace + 1
        guard let close = tokens.match(brace), let inKeyword = closureIn(from: start, to: close) else {
            return Scope.Closure(captures: nil, hasResultType: false, bodyStart: start)
        }
        let body = inKeyword + 1..<max(close, inKeyword + 1)
        var index = tokens.attributesEnd(from: start)
        var captures: Range<Int>?
        if tokens.kind(index) == .leftBracket, let end = tokens.match(index), end < inKeyword {
            captures = index..<end + 1
            for element in tokens.elements(of: index + 1..<end) { bindCapture(element, visible: body) }
            index = end + 1
        }
        let header = min(index, inKeyword)..<inKeyword
        bindClosureParameters(header, visible: body)
        return Scope.Closure(
            captures: captures, hasResultType: header.contains { tokens.kind($0) == .arrow && !isNested($0, in: header) },
            bodyStart: inKeyword + 1)
    }

    /// Whether a token of a closure's header stands inside of its parameters' parentheses.
    private func isNested(_ index: Int, in header: Range<Int>) -> Bool {
        guard tokens.kind(header.lowerBound) == .leftParen, let close = tokens.match(header.lowerBound) else { return false }
        return index < close
    }

    /// `x`, `weak x`, `unowned(safe) x`, `x = …`, `weak x = …`
    private mutating func bindCapture(_ element: Range<Int>, visible: Range<Int>) {
        var index = element.lowerBound
        if tokens.is(index, "weak") || tokens.is(index, "unowned"), element.contains(index + 1), tokens.kind(index + 1) != .equal {
            index += 1
            if tokens.kind(index) == .leftParen { index = (tokens.match(index) ?? index) + 1 }
        }
        guard element.contains(index), tokens.kind(index) == .identifier || tokens.is(index, "self") else { return }
        let isRenamed = element.contains(index + 1) && tokens.kind(index + 1) == .equal
        bind(index, isRenamed ? .pattern : .capture, from: visible.lowerBound, to: visible.upperBound)
    }

    private mutating func bindClosureParameters(_ header: Range<Int>, visible: Range<Int>) {
        var names = header
        if tokens.kind(header.lowerBound) == .leftParen, let close = tokens.match(header.lowerBound), header.contains(close) {
            names = header.lowerBound + 1..<close
        }
        for element in tokens.elements(of: names) {
            let start = min(tokens.attributesEnd(from: element.lowerBound), element.upperBound)
            let end = (start..<element.upperBound).first { tokens.kind($0) == .colon || tokens.kind($0) == .arrow || tokens.isEffect($0) }
            guard let name = (start..<(end ?? element.upperBound)).last, tokens.kind(name) == .identifier else { continue }
            bind(name, .pattern, from: visible.lowerBound, to: visible.upperBound)
        }
    }

    /// The `in` that ends a closure's signature, if the tokens before it can be one.
    private func closureIn(from start: Int, to close: Int) -> Int? {
        var index = tokens.attributesEnd(from: start)
        while index < close, let kind = tokens.kind(index) {
            switch kind {
            case .leftParen, .leftBracket: index = max(tokens.match(index) ?? close, index) + 1
            case .identifier, .comma, .colon, .colonColon, .arrow, .at, .postfixQuestion, .exclamation, .period, .prefixAmpersand:
                index += 1
            case .keyword:
                if tokens.is(index, "in") { return index }
                guard isSignatureKeyword(index) else { return nil }
                index += 1
            case .prefixOperator, .infixOperator, .postfixOperator:
                guard let end = signatureOperatorEnd(index) else { return nil }
                index = end
            default: return nil
            }
        }
        return nil
    }

    private func isSignatureKeyword(_ index: Int) -> Bool {
        ["_", "throws", "rethrows", "inout", "Any", "Self"].contains(tokens.text(index))
    }

    private func signatureOperatorEnd(_ index: Int) -> Int? {
        if tokens.isAngle(index) { return tokens.genericArgumentsEnd(from: index) }
        return tokens.is(index, "&") || tokens.is(index, "...") || tokens.is(index, "~") ? index + 1 : nil
    }
}
