import SwiftLexing

extension ExpressionReader {
    /// Moves past one suffix of an operand: a member, a call, `?`, a cast, a trailing closure, …
    mutating func readSuffix() -> Bool {
        switch tokens.kind(index) {
        case .period:
            index += isMember(index + 1) ? 2 : 1
            lastIsLiteral = false
        case .leftParen, .leftBracket:
            guard !tokens.startsLine(index), skipBrackets() else { return false }
            lastIsLiteral = false
        case .postfixQuestion, .exclamation, .postfixOperator, .prefixOperator, .infixOperator: return readMark()
        case .keyword: return readCast() || readLabelledClosure()
        case .leftBrace: return readTrailingClosure()
        case .identifier: return readLabelledClosure()
        case .directive: return readPostfixBranches()
        default: return false
        }
        return true
    }

    /// Generic arguments, or an operator behind its operand.
    private mutating func readMark() -> Bool {
        if tokens.isAngle(index), let end = tokens.genericArgumentsEnd(from: index), tokens.mayFollowGenericArguments(end) {
            index = end
            return true
        }
        switch tokens.kind(index) {
        case .postfixQuestion, .exclamation, .postfixOperator:
            index += 1
            return true
        default: return false
        }
    }

    private mutating func readCast() -> Bool {
        guard tokens.is(index, "as") || tokens.is(index, "is") else { return false }
        var start = index + 1
        if tokens.kind(start) == .postfixQuestion || tokens.kind(start) == .exclamation { start += 1 }
        guard let end = tokens.typeEnd(from: start) else { return false }
        index = end
        lastIsLiteral = true
        return true
    }

    private mutating func readTrailingClosure() -> Bool {
        guard !lastIsLiteral, !tokens.beginsAccessors(index + 1), place == .statement || isClosureInCondition(index), skipBrackets()
        else { return false }
        lastIsClosure = true
        return true
    }

    /// `label: { … }` behind another trailing closure.
    private mutating func readLabelledClosure() -> Bool {
        guard lastIsClosure, tokens.isClosureLabel(index) else { return false }
        index += 2
        return skipBrackets()
    }

    /// In a condition a `{` begins the body, unless what follows its `}` shows that it was a closure.
    private func isClosureInCondition(_ brace: Int) -> Bool {
        guard let close = tokens.match(brace), !tokens.is(brace + 1, "case") else { return false }
        switch tokens.kind(close + 1) {
        case .leftBrace, .comma: return true
        case .keyword:
            if tokens.is(close + 1, "where") { return true }
            return (tokens.is(close + 1, "as") || tokens.is(close + 1, "is")) && !tokens.startsLine(close + 1)
        case .period, .leftParen, .leftBracket, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal, .postfixOperator,
            .infixOperator, .prefixOperator:
            return !tokens.startsLine(close + 1)
        default: return false
        }
    }

    /// `#if` in a chain of members: its branches begin with a dot.
    private mutating func readPostfixBranches() -> Bool {
        guard tokens.is(index, "#if"), let end = tokens.postfixBranchesEnd(at: index) else { return false }
        index = end
        return true
    }

    /// Moves past an operator that wants an operand behind it.
    mutating func readOperator() -> Bool {
        switch tokens.kind(index) {
        case .infixOperator, .equal, .arrow: break
        case .infixQuestion: openTernaries += 1
        case .colon:
            guard openTernaries > 0 else { return false }
            openTernaries -= 1
        case .keyword, .identifier:
            let end = tokens.effectsEnd(from: index)
            guard tokens.kind(end) == .arrow else { return false }
            index = end
        default: return false
        }
        index += 1
        return true
    }
}
