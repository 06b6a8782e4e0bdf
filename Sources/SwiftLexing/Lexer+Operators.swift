extension Lexer {
    /// `?` or `!`: right after an operand one postfix token each, else part of an operator.
    mutating func lexQuestionOrExclamation() {
        guard isLeftBound(at: cursor.offset) else { return lexOperator() }
        let followsTry = previous.map { $0.kind == .keyword && isWord("try", $0.range) } ?? false
        emit(cursor.peek() == UInt8(ascii: "?") ? .postfixQuestion : .exclamation, length: 1)
        if followsTry { endOfLastTry = cursor.offset }
    }

    /// The longest run of operator characters, or what in it is a regex literal.
    mutating func lexOperator() {
        if lexLoneOperator() { return }
        let run = operatorRun()
        if let slash = run.slash, let regex = bareRegex(at: slash, operatorEnd: run.end) {
            if slash > cursor.offset { emitOperator(upTo: slash) }
            return emitRegex(regex)
        }
        emitOperator(upTo: run.comment ?? run.end)
    }

    /// The bytes that take no second look: `.` and `=` on their own.
    private mutating func lexLoneOperator() -> Bool {
        let next = cursor.peek(1)
        guard next < 0x80, !Unicode.Scalar.isOperator(next) else { return false }
        switch cursor.peek() {
        case ".": emit(.period, length: 1)
        case "=": emit(.equal, length: 1)
        default: return false
        }
        return true
    }

    /// The offset after the operator at the cursor, and where its first slash and the first comment in it begin.
    private mutating func operatorRun() -> (end: Int, slash: Int?, comment: Int?) {
        let mayHoldPeriods = cursor.peek() == UInt8(ascii: ".")
        var end = cursor.offset
        var slash: Int?
        var comment: Int?
        while let length = operatorLength(at: end, isFirst: end == cursor.offset) {
            let byte = cursor.byte(at: end)
            if byte == UInt8(ascii: "."), !mayHoldPeriods { break }
            if byte == UInt8(ascii: "<"), end > cursor.offset, placeholderEnd(at: end) != nil { break }
            if byte == UInt8(ascii: "/") {
                slash = slash ?? end
                if end > cursor.offset, comment == nil, opensComment(at: end) { comment = end }
            }
            end += length
        }
        return (end, slash, comment)
    }

    /// How many bytes the operator character at an offset takes; nil if there is none.
    private func operatorLength(at offset: Int, isFirst: Bool) -> Int? {
        let byte = cursor.byte(at: offset)
        if byte < 0x80 { return Unicode.Scalar.isOperator(byte) ? 1 : nil }
        let found = cursor.scalar(at: offset)
        guard let scalar = found.scalar else { return nil }
        return isFirst && scalar.startsOperator || !isFirst && scalar.continuesOperator ? found.length : nil
    }

    private func opensComment(at offset: Int) -> Bool {
        cursor.has("//", at: offset) || cursor.has("/*", at: offset)
    }

    private mutating func emitOperator(upTo end: Int) {
        let isLeftBound = isLeftBound(at: cursor.offset)
        let isRightBound = isRightBound(at: end, isLeftBound: isLeftBound)
        cursor.advance(to: end)
        emit(
            reservedOperator(isLeftBound: isLeftBound, isRightBound: isRightBound)
                ?? (isLeftBound == isRightBound ? .infixOperator : isLeftBound ? .postfixOperator : .prefixOperator))
    }

    /// The kind of the operators that are more than a name; nil for the others.
    private func reservedOperator(isLeftBound: Bool, isRightBound: Bool) -> TokenKind? {
        switch cursor.offset - tokenStart {
        case 1:
            switch cursor.byte(at: tokenStart) {
            case "=": return .equal
            case ".": return .period
            case "?": return .infixQuestion
            case "&" where !isLeftBound && isRightBound: return .prefixAmpersand
            default: return nil
            }
        case 2 where spells("->"): return .arrow
        default: return holdsCommentEnd ? .invalid(.strayCommentEnd) : nil
        }
    }

    private var holdsCommentEnd: Bool {
        (tokenStart..<cursor.offset - 1).contains { cursor.has("*/", at: $0) }
    }
}
