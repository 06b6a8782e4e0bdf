import SwiftLexing

extension OutlineReader {
    /// `if`, `guard`, `while` with the keyword at an index: conditions, bodies, `else`.
    mutating func readConditional(_ kind: ConditionalStatement.Kind, at keyword: Int) {
        var conditions: [ConditionalStatement.Condition] = []
        var bound: [(name: Int, kind: Binding.Kind, from: Int)] = []
        var index = keyword + 1
        while let condition = readCondition(from: index, of: outline.conditionals.count, bound: &bound) {
            conditions.append(condition)
            index = condition.range.upperBound
            guard tokens.kind(index) == .comma else { break }
            index += 1
        }
        let elseOfGuard = kind == .guard && tokens.is(index, "else") ? index : nil
        let brace = elseOfGuard.map { $0 + 1 } ?? index
        guard !conditions.isEmpty, kind != .guard || elseOfGuard != nil, tokens.kind(brace) == .leftBrace,
            let close = tokens.match(brace)
        else { return bindUnread(bound) }
        bodies[brace] = .conditional(outline.conditionals.count)
        let elseKeyword = kind == .if && tokens.is(close + 1, "else") ? close + 1 : elseOfGuard
        let statement = ConditionalStatement(
            kind: kind, keyword: keyword, conditions: conditions, body: brace..<close + 1, elseKeyword: elseKeyword,
            elseBody: kind == .if ? elseKeyword.flatMap { braces(at: $0 + 1) } : nil, isElseIf: tokens.is(keyword - 1, "else"),
            end: kind == .if ? elseKeyword.map { endOfElse($0) } ?? close + 1 : close + 1)
        if let elseBody = statement.elseBody { bodies[elseBody.lowerBound] = .otherwise(outline.conditionals.count) }
        outline.conditionals.append(statement)
        bindConditions(bound, of: statement)
    }

    /// The end of an `else` with all that hangs on it.
    private func endOfElse(_ elseKeyword: Int) -> Int {
        if let body = braces(at: elseKeyword + 1) { return body.upperBound }
        guard tokens.is(elseKeyword + 1, "if"), let brace = expressionEnd(from: elseKeyword + 2, stopsAtBrace: true) else {
            return elseKeyword + 1
        }
        var index = brace
        while tokens.kind(index) == .comma { index = expressionEnd(from: index + 1, stopsAtBrace: true) ?? tokens.count }
        guard let body = braces(at: index) else { return elseKeyword + 1 }
        return tokens.is(body.upperBound, "else") ? endOfElse(body.upperBound) : body.upperBound
    }

    private func braces(at index: Int) -> Range<Int>? {
        guard tokens.kind(index) == .leftBrace, let close = tokens.match(index) else { return nil }
        return index..<close + 1
    }

    private mutating func readCondition(
        from start: Int, of statement: Int, bound: inout [(name: Int, kind: Binding.Kind, from: Int)]
    ) -> ConditionalStatement.Condition? {
        if tokens.is(start, "let") || tokens.is(start, "var") {
            handled.insert(start)
            guard let declarator = readDeclarator(from: start + 1, stopsAtBrace: true) else { return nil }
            return addCondition(declarator, keyword: start, of: statement, bound: &bound)
        }
        guard let end = expressionEnd(from: start, stopsAtBrace: true) else { return nil }
        if tokens.is(start, "case") {
            handled.insert(start)
            let equal = (start..<end).first { tokens.kind($0) == .equal } ?? end
            for name in readPattern(start + 1..<equal) { bound.append((name, .pattern, end)) }
        }
        return .other(start..<end)
    }

    private mutating func addCondition(
        _ declarator: Declarator, keyword: Int, of statement: Int, bound: inout [(name: Int, kind: Binding.Kind, from: Int)]
    ) -> ConditionalStatement.Condition {
        let range = keyword..<declarator.end
        guard let name = declarator.names.first, !declarator.isPattern else {
            for name in declarator.names { bound.append((name, .pattern, declarator.end)) }
            return .other(range)
        }
        outline.variables.append(
            VariableDeclaration(
                keyword: keyword, isLet: tokens.is(keyword, "let"),
                modifiers: Modifiers(start: keyword, words: [], attributes: []), name: outline.name(name), nameIndex: name,
                type: declarator.type, initializer: declarator.initializer, accessors: nil, declarator: name..<declarator.end,
                statement: range, declaratorCount: 1, member: nil, place: .condition(statement)))
        bound.append((name, .variable(outline.variables.count - 1), declarator.end))
        return .binding(variable: outline.variables.count - 1, range: range)
    }

    private mutating func bindConditions(_ bound: [(name: Int, kind: Binding.Kind, from: Int)], of statement: ConditionalStatement) {
        for (name, kind, from) in bound {
            if statement.kind == .guard {
                bind(name, kind, visible: min(from, statement.body.lowerBound - 1)..<statement.body.lowerBound - 1)
                bind(name, kind, visible: statement.end..<max(statement.end, currentEnd))
            } else {
                bind(name, kind, visible: from..<statement.body.upperBound)
            }
        }
    }

    /// A condition that cannot be read to its body still hides outer names to the end of the scope.
    private mutating func bindUnread(_ bound: [(name: Int, kind: Binding.Kind, from: Int)]) {
        for (name, kind, from) in bound { bind(name, kind == .pattern ? kind : .pattern, visible: from..<max(from, currentEnd)) }
    }

    mutating func readFor(at keyword: Int) {
        guard let inKeyword = (keyword + 1..<tokens.count).prefix(200).first(where: { tokens.is($0, "in") }),
            let end = expressionEnd(from: inKeyword + 1, stopsAtBrace: true)
        else { return }
        let brace = tokens.is(end, "where") ? expressionEnd(from: end + 1, stopsAtBrace: true) ?? end : end
        guard let body = braces(at: brace) else { return }
        bodies[brace] = .loop
        let hasCase = (keyword..<inKeyword).contains { tokens.is($0, "case") }
        if hasCase { handled.formUnion((keyword..<inKeyword).filter { tokens.is($0, "case") }) }
        let names = hasCase ? readPattern(keyword + 1..<inKeyword) : patternNames(in: keyword + 1..<inKeyword)
        for name in names { bind(name, .pattern, visible: end..<body.upperBound) }
    }

    mutating func readCatch(at keyword: Int) {
        guard let brace = catchBrace(from: keyword + 1), let body = braces(at: brace) else { return }
        bodies[brace] = .catch
        for name in readPattern(keyword + 1..<brace) { bind(name, .pattern, visible: name + 1..<body.upperBound) }
    }

    private func catchBrace(from start: Int) -> Int? {
        if tokens.kind(start) == .leftBrace { return start }
        var index = expressionEnd(from: start, stopsAtBrace: true)
        while let end = index, tokens.kind(end) == .comma || tokens.is(end, "where") {
            index = expressionEnd(from: end + 1, stopsAtBrace: true)
        }
        return index
    }

    /// A `switch`'s case, or an enum's.
    mutating func readCase(at keyword: Int) {
        guard !handled.contains(keyword) else { return }
        if let type = currentType { return readEnumCases(at: keyword, of: type) }
        guard let colon = caseColon(from: keyword + 1) else { return }
        let end = nextCase(after: colon)
        for name in readPattern(keyword + 1..<colon) { bind(name, .pattern, visible: name + 1..<end) }
    }

    /// The names that `let`s and `var`s in a pattern bind; the keywords are marked as read.
    private mutating func readPattern(_ range: Range<Int>) -> [Int] {
        var names: [Int] = []
        for index in range where tokens.is(index, "let") || tokens.is(index, "var") {
            handled.insert(index)
            let end =
                tokens.kind(index + 1) == .identifier && tokens.kind(index + 2) != .leftParen
                ? index + 2 : tokens.expressionEnd(from: index + 1, stopsAtBrace: true) ?? index + 2
            names += patternNames(in: index + 1..<min(max(end, index + 1), range.upperBound))
        }
        return names
    }

    private func caseColon(from start: Int) -> Int? {
        var index = start
        while let end = expressionEnd(from: index, stopsAtBrace: true) {
            if tokens.kind(end) == .colon { return end }
            guard tokens.kind(end) == .comma || tokens.is(end, "where") else { return nil }
            index = end + 1
        }
        return nil
    }

    private func nextCase(after colon: Int) -> Int {
        var index = colon + 1
        while index < currentEnd {
            switch tokens.kind(index) {
            case .leftBrace, .leftParen, .leftBracket: index = (tokens.match(index) ?? index) + 1
            case .keyword where tokens.is(index, "case") || tokens.is(index, "default"):
                if tokens.kind(index - 1) != .period, !tokens.is(index - 1, "if"), !tokens.is(index - 1, "guard") { return index }
                index += 1
            default: index += 1
            }
        }
        return currentEnd
    }

    private mutating func readEnumCases(at keyword: Int, of type: Int) {
        var index = keyword + 1
        while tokens.kind(index) == .identifier {
            let name = index
            index += 1
            let hasPayload = tokens.kind(index) == .leftParen
            if hasPayload { index = (tokens.match(index) ?? index) + 1 }
            var raw: Range<Int>?
            if tokens.kind(index) == .equal, let end = expressionEnd(from: index + 1, stopsAtBrace: true) {
                raw = index + 1..<end
                index = end
            }
            outline.enumCases.append(
                EnumCase(name: outline.name(name), nameIndex: name, rawValue: raw, hasPayload: hasPayload, type: type))
            guard tokens.kind(index) == .comma else { return }
            index += 1
        }
    }
}
