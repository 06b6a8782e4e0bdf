import SwiftLexing

/// `if` and `switch` as values.
extension ExpressionReader {
    /// Moves past an `if` with all that hangs on it.
    mutating func readIf() -> Bool {
        guard depth < 16 else { return false }
        while tokens.is(index, "if") {
            guard let brace = conditionsEnd(from: index + 1), tokens.kind(brace) == .leftBrace, let close = tokens.match(brace) else {
                return false
            }
            index = close + 1
            guard tokens.is(index, "else") else { return true }
            index += 1
        }
        return tokens.kind(index) == .leftBrace && skipBrackets()
    }

    mutating func readSwitch() -> Bool {
        guard depth < 16 else { return false }
        var subject = ExpressionReader(tokens, at: index + 1, place: .condition, depth: depth + 1)
        guard let brace = subject.end(), tokens.kind(brace) == .leftBrace else { return false }
        index = brace
        return skipBrackets()
    }

    private func conditionsEnd(from start: Int) -> Int? {
        var start = start
        while let end = conditionEnd(from: start) {
            guard tokens.kind(end) == .comma else { return end }
            start = end + 1
        }
        return nil
    }

    private func conditionEnd(from start: Int) -> Int? {
        guard tokens.kind(start) != .leftBrace else { return nil }
        let expression = tokens.is(start, "case") ? start + 1 : start
        var condition = ExpressionReader(tokens, at: expression, place: .condition, depth: depth + 1)
        guard let end = condition.end() else { return nil }
        guard tokens.kind(end) == .colon, let typeEnd = tokens.typeEnd(from: end + 1) else { return end }
        guard tokens.kind(typeEnd) == .equal else { return typeEnd }
        var value = ExpressionReader(tokens, at: typeEnd + 1, place: .condition, depth: depth + 1)
        return value.end()
    }
}
