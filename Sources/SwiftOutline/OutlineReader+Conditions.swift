import SwiftLexing

extension OutlineReader {
    /// `if`, `guard`, `while` with the keyword at an index: conditions, bodies, `else`.
    mutating func readConditional(_ kind: ConditionalStatement.Kind, at keyword: Int) {
        var conditions: [ConditionalStatement.Condition] = []
        var bound: [BoundName] = []
        var index = keyword + 1
        while let condition = readCondition(from: index, bound: &bound) {
            conditions.append(condition)
            index = condition.range.upperBound
            guard tokens.kind(index) == .comma else { break }
            index += 1
        }
        let elseOfGuard = kind == .guard && tokens.is(index, "else") ? index : nil
        guard !conditions.isEmpty, kind != .guard || elseOfGuard != nil, let body = braces(at: elseOfGuard.map { $0 + 1 } ?? index) else {
            return bindUnread(bound)
        }
        let elseKeyword = kind == .if && tokens.is(body.upperBound, "else") ? body.upperBound : elseOfGuard
        let statement = ConditionalStatement(
            kind: kind, keyword: keyword, conditions: conditions, body: body, elseKeyword: elseKeyword,
            elseBody: kind == .if ? elseKeyword.flatMap { braces(at: $0 + 1) } : nil, isElseIf: tokens.is(keyword - 1, "else"),
            end: kind == .if ? chainEnd(of: keyword, elseKeyword: elseKeyword) ?? body.upperBound : body.upperBound)
        add(statement)
        bindConditions(bound, of: statement)
    }

    private mutating func add(_ statement: ConditionalStatement) {
        bodies[statement.body.lowerBound] = .conditional(parts.conditionals.count)
        if let elseBody = statement.elseBody { bodies[elseBody.lowerBound] = .otherwise(parts.conditionals.count) }
        parts.conditionals.append(statement)
    }

    /// The end of an `if` with every `else` that hangs on it; nil without one. An `else if` ends where its chain does.
    private mutating func chainEnd(of keyword: Int, elseKeyword: Int?) -> Int? {
        guard let elseKeyword else { return nil }
        let end = if let known = chainEnds[keyword] { known } else { tokens.ifEnd(at: keyword) }
        chainEnds.updateValue(end, forKey: elseKeyword + 1)
        return end
    }

    private mutating func readCondition(from start: Int, bound: inout [BoundName]) -> ConditionalStatement.Condition? {
        if tokens.is(start, "let") || tokens.is(start, "var") {
            guard let declarator = readDeclarator(from: start + 1, stopsAtBrace: true) else { return nil }
            handled.insert(start)
            return addCondition(declarator, keyword: start, bound: &bound)
        }
        let isCase = tokens.is(start, "case")
        guard tokens.kind(start) != .leftBrace, let end = expressionEnd(from: isCase ? start + 1 : start, stopsAtBrace: true) else {
            return nil
        }
        if isCase {
            handled.insert(start)
            let equal = (start..<end).first { tokens.kind($0) == .equal } ?? end
            bound += readPattern(start + 1..<max(equal, start + 1)).map { BoundName(index: $0, kind: .pattern, from: end) }
        }
        return .other(start..<end)
    }

    private mutating func addCondition(
        _ declarator: Declarator, keyword: Int, bound: inout [BoundName]
    ) -> ConditionalStatement.Condition {
        let range = keyword..<declarator.end
        guard let name = declarator.names.first, !declarator.isPattern else {
            bound += declarator.names.map { BoundName(index: $0, kind: .pattern, from: declarator.end) }
            return .other(range)
        }
        parts.variables.append(
            VariableDeclaration(
                keyword: keyword, isLet: tokens.is(keyword, "let"),
                modifiers: Modifiers(start: keyword, words: [], attributes: []), name: tokens.name(name), nameIndex: name,
                type: declarator.type, initializer: declarator.initializer, accessors: nil, declarator: name..<declarator.end,
                statement: range, declaratorCount: 1, member: nil, place: .condition(parts.conditionals.count)))
        bound.append(BoundName(index: name, kind: .variable(parts.variables.count - 1), from: declarator.end))
        return .binding(variable: parts.variables.count - 1, range: range)
    }

    private mutating func bindConditions(_ bound: [BoundName], of statement: ConditionalStatement) {
        for name in bound {
            if statement.kind == .guard {
                bind(name.index, name.kind, from: name.from, to: statement.body.lowerBound - 1)
                bind(name.index, name.kind, from: statement.end, to: currentEnd)
            } else {
                bind(name.index, name.kind, from: name.from, to: statement.body.upperBound)
            }
        }
    }

    /// A condition that cannot be read to its body still hides outer names to the end of the scope.
    private mutating func bindUnread(_ bound: [BoundName]) {
        for name in bound { bind(name.index, .pattern, from: name.from, to: currentEnd) }
    }
}

extension TokenList {
    /// Past the `if` at an index with every `else` that hangs on it; nil where it cannot be read.
    func ifEnd(at index: Int) -> Int? {
        var reader = ExpressionReader(self, at: index, place: .statement)
        return reader.readIf() ? reader.index : nil
    }
}
