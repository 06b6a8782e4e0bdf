/// What a package manifest is made of, as far as its targets can be read without running it.
enum ManifestToken: Hashable {
    case word(String)
    /// A string literal; nil where its value is not plain text: interpolation, an escape, several lines.
    case string(String?)
    /// Any other byte that is not blank.
    case mark(UInt8)

    static func mark(_ character: Unicode.Scalar) -> ManifestToken { .mark(UInt8(ascii: character)) }
}

/// Cuts a package manifest into tokens; comments are passed over.
struct ManifestLexer {
    private var cursor: ByteCursor

    static func tokens(in bytes: [UInt8]) -> [ManifestToken] {
        bytes.withUnsafeBufferPointer { bytes in
            var lexer = ManifestLexer(cursor: ByteCursor(bytes))
            var tokens: [ManifestToken] = []
            while let token = lexer.next(depth: 0) { tokens.append(token) }
            return tokens
        }
    }

    private mutating func next(depth: Int) -> ManifestToken? {
        skipBlank()
        guard let byte = cursor.peek() else { return nil }
        if isWord(byte) {
            let start = cursor.offset
            cursor.skip(while: isWord)
            return .word(cursor.text(since: start))
        }
        if byte == UInt8(ascii: "\"") { return .string(string(depth: depth)) }
        if byte == UInt8(ascii: "#"), cursor.peek(1) == UInt8(ascii: "\"") { return .string(rawString()) }
        cursor.advance()
        return .mark(byte)
    }

    private mutating func skipBlank() {
        while true {
            cursor.skip(while: isBlank)
            if cursor.starts(with: "//") {
                cursor.skip { !isLineEnd($0) }
            } else if cursor.starts(with: "/*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if cursor.starts(with: "/*") {
                depth += 1
                cursor.advance(2)
            } else if cursor.starts(with: "*/") {
                depth -= 1
                cursor.advance(2)
            } else {
                cursor.advance()
            }
        } while depth > 0 && !cursor.isAtEnd
    }

    private mutating func rawString() -> String? {
        cursor.advance(2)
        let start = cursor.offset
        guard cursor.skip(past: "\"#") else { return nil }
        return String(cursor.text(since: start).dropLast(2))
    }

    private mutating func string(depth: Int) -> String? {
        let isMultiline = cursor.starts(with: "\"\"\"")
        cursor.advance(isMultiline ? 3 : 1)
        let start = cursor.offset
        var isPlain = !isMultiline
        while let byte = cursor.peek(), isMultiline || !isLineEnd(byte) {
            if isMultiline ? cursor.starts(with: "\"\"\"") : byte == UInt8(ascii: "\"") {
                let text = cursor.text(since: start)
                cursor.advance(isMultiline ? 3 : 1)
                return isPlain ? text : nil
            }
            if byte == UInt8(ascii: "\\") {
                isPlain = false
                skipEscape(depth: depth)
            } else {
                cursor.advance()
            }
        }
        return nil
    }

    private mutating func skipEscape(depth: Int) {
        cursor.advance()
        guard cursor.peek() == UInt8(ascii: "("), depth < 20 else { return cursor.advance() }
        var open = 0
        repeat {
            switch next(depth: depth + 1) {
            case .mark(UInt8(ascii: "(")): open += 1
            case .mark(UInt8(ascii: ")")): open -= 1
            case nil: return
            default: break
            }
        } while open > 0
    }
}

private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), 0x80...:
        true
    default: false
    }
}
