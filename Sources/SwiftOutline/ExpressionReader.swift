import SwiftLexing

/// Finds where an expression ends. Operands and operators take turns: after an operand only an operator or a suffix goes on,
/// after an operator only an operand. So an expression ends where the next token does not fit, on whatever line that is.
struct ExpressionReader {
    enum Place {
        /// Where a `{` after an operand is its trailing closure.
        case statement
        /// Where such a `{` is a body, unless what follows its `}` says otherwise.
        case condition
    }

    let tokens: TokenList
    let place: Place
    /// How many `if` expressions this one stands in the conditions of.
    let depth: Int
    var index: Int
    /// `?`s that wait for their `:`.
    var openTernaries = 0
    /// Literals take no trailing closure.
    var lastIsLiteral = false
    /// After a trailing closure, further ones with labels may follow.
    var lastIsClosure = false

    init(_ tokens: TokenList, at index: Int, place: Place, depth: Int = 0) {
        self.tokens = tokens
        self.index = index
        self.place = place
        self.depth = depth
    }

    /// Past the expression's last token; nil where there is no whole expression.
    mutating func end() -> Int? {
        repeat {
            guard readOperand() else { return nil }
            while readSuffix() {}
        } while readOperator()
        return index
    }

    /// Moves past prefixes and one operand.
    private mutating func readOperand() -> Bool {
        lastIsLiteral = false
        lastIsClosure = false
        while skipPrefix() {}
        switch tokens.kind(index) {
        case .identifier, .dollarIdentifier: index += 1
        case .keyword: return readKeywordOperand()
        case .integer, .float, .regex, .placeholder: return readLiteral(end: index + 1)
        case .stringOpen, .leftBracket: return readLiteral(end: tokens.match(index).map { $0 + 1 })
        case .leftParen, .leftBrace: return skipBrackets()
        case .period: index += isMember(index + 1) ? 2 : 1
        case .backslash: return readKeyPath()
        case .pound: index += 2
        default: return false
        }
        return true
    }

    private mutating func readLiteral(end: Int?) -> Bool {
        guard let end else { return false }
        lastIsLiteral = true
        index = end
        return true
    }

    mutating func skipBrackets() -> Bool {
        guard let close = tokens.match(index), close > index else { return false }
        index = close + 1
        return true
    }

    private mutating func readKeyPath() -> Bool {
        index += 1
        if tokens.kind(index) == .period {
            index += isMember(index + 1) ? 2 : 1
            return true
        }
        guard let end = tokens.typeEnd(from: index) else { return false }
        index = end
        return true
    }

    private mutating func readKeywordOperand() -> Bool {
        if tokens.isNamingKeyword(index) || tokens.is(index, "_") {
            index += 1
            return true
        }
        if tokens.isLiteralKeyword(index) { return readLiteral(end: index + 1) }
        if tokens.is(index, "if") { return readIf() }
        return tokens.is(index, "switch") && readSwitch()
    }

    /// Moves past an operator in front of an operand, `try`, `await`, or what introduces a pattern.
    private mutating func skipPrefix() -> Bool {
        switch tokens.kind(index) {
        case .prefixOperator, .prefixAmpersand, .infixOperator, .postfixOperator: index += 1
        case .keyword where tokens.is(index, "try"):
            index += 1
            if tokens.kind(index) == .postfixQuestion || tokens.kind(index) == .exclamation { index += 1 }
        case .keyword where introducesPattern(index): index += 1
        case .identifier where isWordOperator(index): index += 1
        default: return false
        }
        return true
    }

    /// `let` and the like in patterns; `repeat` in front of a pack expansion.
    private func introducesPattern(_ index: Int) -> Bool {
        tokens.is(index, "let") || tokens.is(index, "var") || tokens.is(index, "is") || tokens.is(index, "repeat")
    }

    /// `await`, `some` and the like with their operand behind them.
    private func isWordOperator(_ index: Int) -> Bool {
        let next = tokens.kind(index + 1)
        switch next {
        case .identifier, .dollarIdentifier, .stringOpen, .integer, .float, .pound: break
        case .keyword where isKeywordOperand(index + 1): break
        case .leftParen, .leftBracket, .leftBrace, .period, .prefixOperator:
            return tokens.is(index, "await") && !tokens.isAdjacent(index + 1)
        default: return false
        }
        if tokens.is(index, "await") { return true }
        guard !tokens.startsLine(index + 1) else { return false }
        return ["any", "some", "each", "unsafe", "consume", "copy", "borrow"].contains(tokens.text(index))
    }

    private func isKeywordOperand(_ index: Int) -> Bool {
        tokens.isNamingKeyword(index) || tokens.isLiteralKeyword(index) || tokens.is(index, "try")
    }

    func isMember(_ index: Int) -> Bool {
        let kind = tokens.kind(index)
        return kind == .identifier || kind == .keyword || kind == .integer || kind == .dollarIdentifier || kind == .placeholder
    }
}
