import SwiftLexing

extension TokenList {
    /// Past the last token of the expression that begins at an index; nil where none begins.
    ///
    /// An expression ends at a separator or closing bracket of its own level, at `else`, `where` and `in`, at a body's brace
    /// (`stopsAtBrace`, in conditions), and at a line end unless the tokens on either side bind across it.
    package func expressionEnd(from start: Int, stopsAtBrace: Bool) -> Int? {
        var index = start
        var openTernaries = 0
        while let kind = kind(index) {
            if index > start, startsLine(index), !bindsAcrossLine(index, inTernary: openTernaries > 0) { break }
            switch kind {
            case .leftBrace:
                if stopsAtBrace, !isTrailingClosureInCondition(index) { return index > start ? index : nil }
                guard let close = match(index) else { return nil }
                index = close + 1
            case .leftParen, .leftBracket, .stringOpen:
                guard let close = match(index) else { return nil }
                index = close + 1
            case .comma, .semicolon, .rightParen, .rightBracket, .rightBrace, .interpolationClose, .directive:
                return index > start ? index : nil
            case .keyword where `is`(index, "else") || `is`(index, "where") || `is`(index, "in"):
                return index > start ? index : nil
            case .infixQuestion:
                openTernaries += 1
                index += 1
            case .colon:
                guard openTernaries > 0 else { return index > start ? index : nil }
                openTernaries -= 1
                index += 1
            default: index += 1
            }
        }
        return index > start ? index : nil
    }

    /// Whether an expression goes on from the line before into the token at an index.
    package func bindsAcrossLine(_ index: Int, inTernary: Bool) -> Bool {
        switch kind(index) {
        case .infixOperator, .period, .infixQuestion, .equal, .arrow: return true
        case .colon: return inTernary
        case .keyword where `is`(index, "as") || `is`(index, "is"): return true
        case .leftBrace: return !opensStatement(after: index - 1)
        default: return leavesLineOpen(index - 1)
        }
    }

    /// Whether the token at an index wants something after it, on the next line if need be.
    private func leavesLineOpen(_ index: Int) -> Bool {
        switch kind(index) {
        case .infixOperator, .prefixOperator, .equal, .infixQuestion, .colon, .comma, .period, .prefixAmpersand, .arrow: return true
        case .keyword: return ["as", "is", "try", "in"].contains(text(index))
        case .postfixQuestion, .exclamation: return ["as", "try"].contains(text(index - 1)) && kind(index - 1) == .keyword
        case .identifier: return `is`(index, "await") && kind(index - 1) != .period
        default: return false
        }
    }

    private func opensStatement(after index: Int) -> Bool {
        switch kind(index) {
        case .rightParen, .identifier, .rightBrace, .rightBracket: return false
        default: return !leavesLineOpen(index)
        }
    }

    /// In a condition a `{` begins the body, unless what follows its `}` shows that it was a closure.
    private func isTrailingClosureInCondition(_ brace: Int) -> Bool {
        guard let close = match(brace) else { return false }
        switch kind(close + 1) {
        case .leftBrace, .comma: return true
        case .keyword where `is`(close + 1, "else"): return !startsLine(close + 1) && isGuardElse(close + 1)
        case .period, .leftParen, .leftBracket, .postfixQuestion, .exclamation, .infixOperator, .infixQuestion:
            return !startsLine(close + 1)
        default: return false
        }
    }

    /// `guard let x = list.first { … } else {`: only a guard has an `else` before its body.
    private func isGuardElse(_ index: Int) -> Bool {
        var index = index - 1
        while index >= 0 {
            switch kind(index) {
            case .rightBrace, .rightParen, .rightBracket: index = (match(index) ?? 0) - 1
            case .leftBrace, .semicolon: return false
            case .keyword where `is`(index, "guard"): return true
            case .keyword where `is`(index, "if") || `is`(index, "while"): return false
            default: index -= 1
            }
        }
        return false
    }
}

extension OutlineReader {
    func expressionEnd(from start: Int, stopsAtBrace: Bool) -> Int? {
        tokens.expressionEnd(from: start, stopsAtBrace: stopsAtBrace)
    }
}
