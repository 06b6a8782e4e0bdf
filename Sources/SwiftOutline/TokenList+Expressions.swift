import SwiftLexing

extension TokenList {
    /// Past the last token of the expression or pattern that begins at an index; nil where no whole one does.
    ///
    /// In a condition (`stopsAtBrace`) a `{` after an operand is a body and ends it.
    package func expressionEnd(from start: Int, stopsAtBrace: Bool) -> Int? {
        var reader = ExpressionReader(self, at: start, place: stopsAtBrace ? .condition : .statement)
        return reader.end()
    }

    /// Whether an expression goes on from the line before into the token at an index.
    package func bindsAcrossLine(_ index: Int, inTernary: Bool) -> Bool {
        switch kind(index) {
        case .infixOperator, .period, .infixQuestion, .equal, .arrow: true
        case .colon: inTernary
        case .keyword where `is`(index, "as") || `is`(index, "is"): true
        case .leftBrace: endsOperand(index - 1) || leavesLineOpen(index - 1)
        default: leavesLineOpen(index - 1)
        }
    }

    /// Whether the token at an index wants something after it, on the next line if need be.
    private func leavesLineOpen(_ index: Int) -> Bool {
        switch kind(index) {
        case .infixOperator, .prefixOperator, .equal, .infixQuestion, .colon, .comma, .period, .prefixAmpersand, .arrow: true
        case .keyword: `is`(index, "as") || `is`(index, "is") || `is`(index, "try") || `is`(index, "in")
        case .postfixQuestion, .exclamation: kind(index - 1) == .keyword && (`is`(index - 1, "as") || `is`(index - 1, "try"))
        case .identifier: `is`(index, "await") && kind(index - 1) != .period
        default: false
        }
    }

    /// Whether a word labels a closure, `_: { … }` too. Behind `default:` a block would be a case's.
    func isClosureLabel(_ index: Int) -> Bool {
        guard kind(index) == .identifier || kind(index) == .keyword, !`is`(index, "default") else { return false }
        return kind(index + 1) == .colon && kind(index + 2) == .leftBrace
    }

    /// Whether the token at an index may be the last one of what a trailing closure is handed to.
    private func endsOperand(_ index: Int) -> Bool {
        switch kind(index) {
        case .rightParen, .identifier, .rightBrace, .rightBracket: true
        default: false
        }
    }

    /// Past the `#endif` of an `#if` whose first branch begins with a dot; nil for any other `#if`.
    /// Branches longer than 10,000 tokens are given up, so that no file of `#if`s takes long.
    func postfixBranchesEnd(at directive: Int) -> Int? {
        var first = directive
        repeat { first += 1 } while first < count && (!startsLine(first) || `is`(first, "#if"))
        guard kind(first) == .period else { return nil }
        var depth = 0
        for index in directive..<min(count, directive + 10_000) where kind(index) == .directive {
            if `is`(index, "#if") { depth += 1 }
            if `is`(index, "#endif") { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return nil
    }

    /// Whether a brace's first token shows that its body is a list of accessors that no closure begins with: observers.
    func beginsAccessors(_ start: Int) -> Bool {
        let index = attributesEnd(from: start)
        return `is`(index, "didSet") || `is`(index, "willSet")
    }

    /// Past the attributes that begin at an index, their arguments included.
    func attributesEnd(from start: Int) -> Int {
        var index = start
        while kind(index) == .at { index = attributeEnd(at: index) }
        return index
    }

    /// Past the attribute whose `@` is at an index.
    func attributeEnd(at start: Int) -> Int {
        var index = start + 2
        while kind(index) == .period || kind(index) == .colonColon { index += 2 }
        if isAngle(index), isAdjacent(index), let end = genericArgumentsEnd(from: index) { index = end }
        if kind(index) == .leftParen, isAdjacent(index), let close = match(index) { index = close + 1 }
        return index
    }
}

extension OutlineReader {
    func expressionEnd(from start: Int, stopsAtBrace: Bool) -> Int? {
        tokens.expressionEnd(from: start, stopsAtBrace: stopsAtBrace)
    }
}
