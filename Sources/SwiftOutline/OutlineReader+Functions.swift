import SwiftLexing

extension OutlineReader {
    /// `func name<T>(label name: Type) throws -> Result {` with the keyword at an index; also `init`, `deinit`, `subscript`.
    mutating func readFunction(at keyword: Int) {
        guard let nameIndex = functionNameIndex(keyword) else { return }
        var index = nameIndex + 1
        while tokens.kind(index) == .postfixQuestion || tokens.kind(index) == .exclamation { index += 1 }
        let isGeneric = tokens.isAngle(index)
        if isGeneric { index = tokens.genericArgumentsEnd(from: index) ?? index }
        var parameters: [(FunctionDeclaration.Parameter, Int)] = []
        if tokens.kind(index) == .leftParen, let close = tokens.match(index) {
            parameters = readParameters(index + 1..<close)
            index = close + 1
        }
        let effects = index
        while isEffect(index) {
            index += 1
            if tokens.kind(index) == .leftParen { index = (tokens.match(index) ?? index) + 1 }
        }
        var returnType: Range<Int>?
        if tokens.kind(index) == .arrow, let end = tokens.typeEnd(from: index + 1) {
            returnType = index + 1..<end
            index = end
        }
        let body = bodyBrace(from: index)
        outline.functions.append(
            FunctionDeclaration(
                keyword: keyword, modifiers: modifiers(before: keyword), name: outline.name(nameIndex), nameIndex: nameIndex,
                isGeneric: isGeneric, parameters: parameters.map(\.0), returnType: returnType,
                throwsOrAsync: index > effects && isEffect(effects),
                bodyOpen: body, bodyClose: body.flatMap { tokens.match($0) }, type: currentType, isLocal: isLocal))
        if isLocal, tokens.is(keyword, "func") { bind(nameIndex, .declaration, visible: currentStart..<currentEnd) }
        guard let body, let close = tokens.match(body) else { return }
        bodies[body] = .function(outline.functions.count - 1)
        for parameter in parameters { bind(parameter.1, .parameter, visible: body + 1..<close) }
    }

    /// `init` is a call unless a declaration can stand there.
    private func functionNameIndex(_ keyword: Int) -> Int? {
        if tokens.is(keyword, "func") { return keyword + 1 }
        guard currentType != nil else { return nil }
        return keyword
    }

    private func isEffect(_ index: Int) -> Bool {
        tokens.is(index, "throws") || tokens.is(index, "rethrows") || tokens.is(index, "async") || tokens.is(index, "reasync")
    }

    private func bodyBrace(from index: Int) -> Int? {
        if tokens.is(index, "where") { return firstBrace(from: index) }
        return tokens.kind(index) == .leftBrace ? index : nil
    }

    /// Each parameter with the code index of its inner name.
    func readParameters(_ range: Range<Int>) -> [(FunctionDeclaration.Parameter, Int)] {
        tokens.elements(of: range).compactMap { element in
            var index = element.lowerBound
            while tokens.kind(index) == .at {
                index += 2
                if tokens.kind(index) == .leftParen { index = (tokens.match(index) ?? index) + 1 }
            }
            let isPair = tokens.kind(index + 1) != .colon
            let nameIndex = isPair ? index + 1 : index
            guard tokens.kind(nameIndex + 1) == .colon, element.contains(nameIndex) else { return nil }
            let typeEnd = tokens.typeEnd(from: nameIndex + 2) ?? element.upperBound
            let label = tokens.is(index, "_") ? nil : outline.name(index)
            let parameter = FunctionDeclaration.Parameter(
                label: label, name: outline.name(nameIndex), type: nameIndex + 2..<max(typeEnd, nameIndex + 2),
                hasDefault: tokens.kind(typeEnd) == .equal)
            return (parameter, nameIndex)
        }
    }

    /// Reads what is written before a closure's `in` and binds its captures and parameters.
    mutating func readClosureSignature(after brace: Int) -> Scope.Closure {
        let start = brace + 1
        guard let close = tokens.match(brace), let inKeyword = closureIn(from: start, to: close) else {
            return Scope.Closure(captures: nil, hasResultType: false, bodyStart: start)
        }
        var index = start
        while tokens.kind(index) == .at { index += 2 }
        var captures: Range<Int>?
        if tokens.kind(index) == .leftBracket, let end = tokens.match(index) {
            captures = index..<end + 1
            for element in tokens.elements(of: index + 1..<end) { bindCapture(element, visible: inKeyword + 1..<close) }
            index = end + 1
        }
        bindClosureParameters(index..<inKeyword, visible: inKeyword + 1..<close)
        let hasResultType = (index..<inKeyword).contains { tokens.kind($0) == .arrow }
        return Scope.Closure(captures: captures, hasResultType: hasResultType, bodyStart: inKeyword + 1)
    }

    private mutating func bindCapture(_ element: Range<Int>, visible: Range<Int>) {
        var index = element.lowerBound
        if element.contains(index + 1), tokens.kind(index + 1) == .leftParen { index = (tokens.match(index + 1) ?? index) }
        if element.contains(index + 1), tokens.kind(index + 1) == .identifier || tokens.is(index + 1, "self") { index += 1 }
        bind(index, element.contains(index + 1) && tokens.kind(index + 1) == .equal ? .pattern : .capture, visible: visible)
    }

    private mutating func bindClosureParameters(_ header: Range<Int>, visible: Range<Int>) {
        var names = header
        if tokens.kind(header.lowerBound) == .leftParen, let close = tokens.match(header.lowerBound), header.contains(close) {
            names = header.lowerBound + 1..<close
        }
        for element in tokens.elements(of: names) {
            let end = element.first { tokens.kind($0) == .colon || tokens.kind($0) == .arrow || isEffect($0) } ?? element.upperBound
            guard let name = (element.lowerBound..<end).last, tokens.kind(name) == .identifier else { continue }
            bind(name, .pattern, visible: visible)
        }
    }

    /// The `in` that ends a closure's signature, if the tokens before it can be one.
    private func closureIn(from start: Int, to close: Int) -> Int? {
        var index = start
        while index < close, let kind = tokens.kind(index) {
            switch kind {
            case .keyword where tokens.is(index, "in"): return index
            case .leftParen, .leftBracket: index = (tokens.match(index) ?? close) + 1
            case .identifier, .comma, .colon, .arrow, .at, .postfixQuestion, .exclamation, .period, .prefixAmpersand: index += 1
            case .keyword
            where tokens.is(index, "_") || tokens.is(index, "throws") || tokens.is(index, "rethrows") || tokens.is(index, "inout")
                || tokens.is(index, "Any") || tokens.is(index, "Self"):
                index += 1
            case .prefixOperator, .infixOperator, .postfixOperator:
                guard tokens.isAngle(index), let end = tokens.genericArgumentsEnd(from: index) else { return nil }
                index = end
            default: return nil
            }
        }
        return nil
    }
}
