import SwiftLexing

extension CallChain {
    /// Where the chain begins that reaches the name at an index; nil where it cannot be read.
    ///
    /// Tokens alone do not tell whether a `}` at a line's end closes a closure; `Outline.chainStart(reaching:)` knows.
    package static func start(in tokens: TokenList, reaching name: Int) -> Int? {
        ChainStart(tokens: tokens) { open in
            guard let close = tokens.match(open) else { return nil }
            return tokens.startsLine(close + 1) ? nil : true
        }.index(reaching: name)
    }
}

extension Outline {
    /// Where the chain begins that reaches the name at an index; nil where it cannot be read.
    package func chainStart(reaching name: Int) -> Int? {
        ChainStart(tokens: tokens) { open in
            guard let scope = self.scope(openingAt: open), case .closure = self.scopes[scope].kind else { return false }
            return true
        }.index(reaching: name)
    }
}

/// Reads a chain backwards, operand by operand.
private struct ChainStart {
    let tokens: TokenList
    /// Whether an opening brace is that of a closure; nil if that cannot be said.
    let isClosure: (Int) -> Bool?

    private enum Operand {
        /// It begins at this index.
        case from(Int)
        /// What is called or subscripted is the operand that ends here.
        case endingAt(Int)
        /// There is none: the dot begins an implicit member.
        case missing
        case unreadable
    }

    func index(reaching name: Int) -> Int? {
        var index = name
        while tokens.kind(index - 1) == .period {
            if followsDirective(index - 1) { return nil }
            var operand = Operand.endingAt(index - 2)
            while case .endingAt(let end) = operand { operand = self.operand(endingAt: end) }
            switch operand {
            case .from(let start): index = start
            case .missing: return index - 1
            case .endingAt, .unreadable: return nil
            }
        }
        return index
    }

    /// Whether a dot begins the line after an `#if` with its condition, which looks like an operand.
    private func followsDirective(_ dot: Int) -> Bool {
        guard dot > 0, tokens.startsLine(dot) else { return false }
        var index = dot - 1
        while !tokens.startsLine(index) { index -= 1 }
        return tokens.kind(index) == .directive
    }

    private func operand(endingAt end: Int) -> Operand {
        switch tokens.kind(end) {
        case .postfixQuestion, .exclamation: return isMarkOfKeyword(end) ? .missing : .endingAt(end - 1)
        case .identifier:
            if isPrefixWord(end), !tokens.isAdjacent(end + 1) { return .missing }
            return .from(tokens.kind(end - 1) == .pound ? end - 1 : end)
        case .dollarIdentifier, .integer, .float, .regex, .placeholder: return .from(end)
        case .keyword:
            return tokens.isNamingKeyword(end) || tokens.isLiteralKeyword(end) || tokens.kind(end - 1) == .period ? .from(end) : .missing
        case .stringClose: return tokens.match(end).map { .from($0) } ?? .unreadable
        case .rightParen, .rightBracket: return bracketed(endingAt: end)
        case .rightBrace: return closure(endingAt: end)
        case .prefixOperator, .infixOperator, .postfixOperator:
            if let angle = tokens.genericArgumentsStart(endingAt: end) { return .endingAt(angle - 1) }
            return tokens.kind(end) == .postfixOperator ? .unreadable : .missing
        default: return .missing
        }
    }

    /// `try?`, `as!`
    private func isMarkOfKeyword(_ index: Int) -> Bool {
        tokens.kind(index - 1) == .keyword && (tokens.is(index - 1, "try") || tokens.is(index - 1, "as"))
    }

    private func isPrefixWord(_ index: Int) -> Bool {
        guard tokens.kind(index - 1) != .period else { return false }
        return ["await", "any", "some", "each", "unsafe", "consume", "copy", "borrow"].contains(tokens.text(index))
    }

    private func bracketed(endingAt end: Int) -> Operand {
        guard let open = tokens.match(end), open < end else { return .unreadable }
        let isSuffix = !tokens.startsLine(open) && endsOperand(open - 1, before: open)
        return isSuffix ? .endingAt(open - 1) : .from(open)
    }

    private func closure(endingAt end: Int) -> Operand {
        guard let open = tokens.match(end), open < end, let isClosure = isClosure(open) else { return .unreadable }
        guard isClosure else { return .missing }
        if tokens.kind(open - 1) == .colon, tokens.kind(open - 2) == .identifier, tokens.kind(open - 3) == .rightBrace {
            return .endingAt(open - 3)
        }
        return endsOperand(open - 1, before: open) ? .endingAt(open - 1) : .from(open)
    }

    /// Whether a token ends what the bracket behind it is applied to.
    private func endsOperand(_ index: Int, before open: Int) -> Bool {
        switch tokens.kind(index) {
        case .identifier: !isPrefixWord(index) || tokens.isAdjacent(open)
        case .dollarIdentifier, .rightParen, .rightBracket, .stringClose, .integer: true
        case .rightBrace: tokens.match(index).flatMap(isClosure) ?? !tokens.startsLine(open)
        case .keyword: tokens.isNamingKeyword(index) || tokens.kind(index - 1) == .period
        case .postfixQuestion, .exclamation: !isMarkOfKeyword(index)
        case .prefixOperator, .infixOperator, .postfixOperator: tokens.genericArgumentsStart(endingAt: index) != nil
        default: false
        }
    }
}
