extension Lexer {
    /// Whether a word is one that Swift's parser reserves everywhere; `_` is one too, for it names nothing.
    func isKeyword(from start: Int, length: Int) -> Bool {
        @inline(__always) func any(_ words: StaticString...) -> Bool {
            for word in words where cursor.has(word, at: start) { return true }
            return false
        }
        switch length {
        case 1: return any("_")
        case 2: return any("as", "do", "if", "in", "is")
        case 3: return any("Any", "for", "let", "nil", "try", "var")
        case 4: return any("case", "else", "enum", "func", "init", "self", "Self", "true")
        case 5: return any("break", "catch", "class", "defer", "false", "guard", "inout", "super", "throw", "where", "while")
        case 6: return any("deinit", "import", "public", "repeat", "return", "static", "struct", "switch", "throws")
        case 7: return any("default", "private")
        case 8: return any("continue", "internal", "operator", "protocol", "rethrows")
        case 9: return any("extension", "subscript", "typealias")
        case 11: return any("fallthrough", "fileprivate")
        case 14: return any("associatedtype")
        case 15: return any("precedencegroup")
        default: return false
        }
    }
}
