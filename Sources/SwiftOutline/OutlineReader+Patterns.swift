import SwiftLexing

extension OutlineReader {
    /// `for x in xs where … {`, `for case let x? in xs {`, `for try await x: T in xs {`
    mutating func readFor(at keyword: Int) {
        var start = keyword + 1
        if tokens.is(start, "try") { start += 1 }
        if tokens.is(start, "await"), !tokens.is(start + 1, "in") { start += 1 }
        let hasCase = tokens.is(start, "case")
        if hasCase { start += 1 }
        guard let patternEnd = expressionEnd(from: start, stopsAtBrace: true), let inKeyword = forIn(after: patternEnd),
            let end = expressionEnd(from: inKeyword + 1, stopsAtBrace: true)
        else { return }
        let brace = tokens.is(end, "where") ? expressionEnd(from: end + 1, stopsAtBrace: true) ?? end : end
        guard let body = braces(at: brace) else { return }
        bodies[brace] = .loop
        if hasCase { handled.insert(start - 1) }
        let names = hasCase ? readPattern(start..<patternEnd) : patternNames(in: start..<patternEnd)
        if tokens.is(start, "var") || tokens.is(start, "let") { handled.insert(start) }
        for name in names { bind(name, .pattern, from: end, to: body.upperBound) }
    }

    private func forIn(after patternEnd: Int) -> Int? {
        var index = patternEnd
        if tokens.kind(index) == .colon { index = tokens.typeEnd(from: index + 1) ?? index }
        return tokens.is(index, "in") ? index : nil
    }

    /// `catch {`, `catch let error as X where … {`, `catch A.b, A.c {`
    mutating func readCatch(at keyword: Int) {
        guard let brace = catchBrace(from: keyword + 1), let body = braces(at: brace) else { return }
        bodies[brace] = .catch
        if brace == keyword + 1 || tokens.is(keyword + 1, "where") { bindImplicit("error", at: keyword, in: keyword + 1..<body.upperBound) }
        for name in readPattern(keyword + 1..<brace) { bind(name, .pattern, from: name + 1, to: body.upperBound) }
    }

    private func catchBrace(from start: Int) -> Int? {
        if tokens.kind(start) == .leftBrace { return start }
        return patternListEnd(from: tokens.is(start, "where") ? start + 1 : start)
    }

    /// A `switch`'s case, or an enum's.
    mutating func readCase(at keyword: Int) {
        if let type = currentType { return readEnumCases(at: keyword, of: type) }
        guard let colon = patternListEnd(from: keyword + 1), tokens.kind(colon) == .colon else { return }
        beginCase(at: keyword)
        for name in readPattern(keyword + 1..<colon) { bind(name, .pattern, from: name + 1, to: currentEnd) }
    }

    /// Past patterns with their `where` clauses.
    private func patternListEnd(from start: Int) -> Int? {
        var index = expressionEnd(from: start, stopsAtBrace: true)
        while let end = index, tokens.kind(end) == .comma || tokens.is(end, "where") {
            index = expressionEnd(from: end + 1, stopsAtBrace: true)
        }
        return index
    }

    private mutating func readEnumCases(at keyword: Int, of type: Int) {
        var index = keyword + 1
        while tokens.kind(index) == .identifier {
            let name = index
            index += 1
            let hasPayload = tokens.kind(index) == .leftParen
            if hasPayload { index = max(tokens.match(index) ?? index, index) + 1 }
            var raw: Range<Int>?
            if tokens.kind(index) == .equal, let end = expressionEnd(from: index + 1, stopsAtBrace: true) {
                raw = index + 1..<end
                index = end
            }
            parts.enumCases.append(
                EnumCase(name: tokens.name(name), nameIndex: name, rawValue: raw, hasPayload: hasPayload, type: type))
            guard tokens.kind(index) == .comma else { return }
            index += 1
        }
    }
}
