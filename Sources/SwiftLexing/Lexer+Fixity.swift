/// What decides whether an operator is prefix, infix or postfix: the bytes on its two sides.
extension Lexer {
    /// Whether an operand seems to end right before an offset. A comment counts as white space.
    func isLeftBound(at offset: Int) -> Bool {
        guard offset > 0 else { return false }
        switch cursor.byte(at: offset - 1) {
        case " ", "\r", "\n", "\t", "(", "[", "{", ",", ";", ":", 0: return false
        case "/": return cursor.byte(at: offset - 2) != UInt8(ascii: "*")
        case 0xA0: return cursor.byte(at: offset - 2) != 0xC2
        default: return true
        }
    }

    /// Whether an operand seems to begin at an offset. A period counts only if none ends on the other side,
    /// as the operator in `x^.y` is postfix and the one in `^.y` prefix.
    func isRightBound(at offset: Int, isLeftBound: Bool) -> Bool {
        switch cursor.byte(at: offset) {
        case " ", "\r", "\n", "\t", ")", "]", "}", ",", ";", ":", 0: return false
        case ".": return !isLeftBound
        case "/": return !cursor.has("//", at: offset) && !cursor.has("/*", at: offset)
        case 0xC2: return cursor.byte(at: offset + 1) != 0xA0
        default: return true
        }
    }
}
