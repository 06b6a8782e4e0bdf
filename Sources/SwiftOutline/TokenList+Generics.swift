import SourceText
import SwiftLexing

extension TokenList {
    /// Whether a token is a `<` that may open generic arguments: not `<=`, `<<` and the like.
    func isAngle(_ index: Int) -> Bool {
        guard isOperator(index) else { return false }
        let range = code[index].range
        guard file.bytes[range.lowerBound] == UInt8(ascii: "<") else { return false }
        return range.count == 1 || file.bytes[range.lowerBound + 1] == UInt8(ascii: "~")
    }

    /// Past the token that holds the `>` of the generic arguments that a token opens; nil where none does.
    package func genericArgumentsEnd(from start: Int) -> Int? {
        isAngle(start) ? anglesEnd(from: start, depth: 0) : nil
    }

    /// Likewise for the parameters of a function whose operator has swallowed the `<`: `func ==<T>(…)`.
    func genericParametersEnd(afterOperator index: Int) -> Int? {
        anglesEnd(from: index + 1, depth: 1)
    }

    /// The lexer keeps `>>` and `>?` whole, so angles are counted in the operators' bytes.
    /// Arguments longer than 1,000 tokens are given up, so that no file of `<`s takes long.
    private func anglesEnd(from start: Int, depth: Int) -> Int? {
        var depth = depth
        var index = start
        while let kind = kind(index), index < start + 1_000 {
            switch kind {
            case .prefixOperator, .infixOperator, .postfixOperator:
                guard let change = angleBalance(index) else { return nil }
                depth += change
                if depth <= 0 { return depth == 0 ? index + 1 : nil }
                index += 1
            case .leftParen, .leftBracket:
                guard let close = match(index) else { return nil }
                index = close + 1
            case .identifier, .keyword, .comma, .colon, .period, .colonColon, .postfixQuestion, .exclamation, .arrow, .at,
                .prefixAmpersand, .integer, .infixQuestion:
                index += 1
            default: return nil
            }
        }
        return nil
    }

    /// How many more angles an operator opens than it closes; nil for an operator that stands in no type.
    private func angleBalance(_ index: Int) -> Int? {
        var balance = 0
        for byte in file.bytes[code[index].range] {
            switch byte {
            case UInt8(ascii: "<"): balance += 1
            case UInt8(ascii: ">"): balance -= 1
            case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "="),
                UInt8(ascii: "-"):
                continue
            default: return nil
            }
        }
        return balance
    }

    /// The compiler's own test (`canParseAsGenericArgumentList`): else `a < b, c > d` would be a type.
    func mayFollowGenericArguments(_ index: Int) -> Bool {
        switch kind(index) {
        case .rightParen, .rightBracket, .rightBrace, .leftBrace, .period, .comma, .semicolon, .colon, .equal, .exclamation,
            .postfixQuestion, .interpolationClose, .directive, nil:
            return true
        case .leftParen, .leftBracket: return !startsLine(index)
        default: return startsLine(index) || `is`(index, "&") || `is`(index, "...")
        }
    }

    package func isOperator(_ index: Int) -> Bool {
        let kind = kind(index)
        return kind == .infixOperator || kind == .prefixOperator || kind == .postfixOperator
    }

    /// Whether no trivia stands between a token and the one before it.
    package func isAdjacent(_ index: Int) -> Bool {
        guard index > 0, index < count else { return false }
        return code[index - 1].range.upperBound == code[index].range.lowerBound
    }
}

extension TokenList {
    /// The token that opens the generic arguments whose `>` a token holds; nil where none does.
    func genericArgumentsStart(endingAt end: Int) -> Int? {
        guard isOperator(end) else { return nil }
        var depth = 0
        var index = end
        while index > max(0, end - 1_000), let kind = kind(index) {
            switch kind {
            case .prefixOperator, .infixOperator, .postfixOperator:
                guard let change = angleBalance(index) else { return nil }
                depth -= change
                if depth <= 0 { return depth == 0 && isAngle(index) && genericArgumentsEnd(from: index) == end + 1 ? index : nil }
            case .rightParen, .rightBracket: index = match(index) ?? 0
            case .identifier, .keyword, .comma, .colon, .period, .colonColon, .postfixQuestion, .exclamation, .arrow, .at,
                .prefixAmpersand, .integer, .infixQuestion:
                break
            default: return nil
            }
            index -= 1
        }
        return nil
    }
}
