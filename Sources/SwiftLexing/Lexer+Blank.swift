extension Lexer {
    /// A run of white space on one line, or a byte order mark, which Swift takes for white space anywhere between tokens.
    mutating func lexBlank() {
        while true {
            cursor.advance { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 0xB || $0 == 0xC }
            guard cursor.peek() == 0xEF, cursor.has("\u{FEFF}", at: cursor.offset) else { break }
            cursor.advance(3)
        }
        emitTrivia(.blank)
    }

    /// One line end: `\n`, `\r\n` or a lone `\r`. In an interpolation of a one-line string it ends the string too.
    mutating func lexNewline() {
        while case .interpolation(_, let delimiter) = mode, !delimiter.isMultiline {
            leave()
            leave()
        }
        let isPair = cursor.peek() == UInt8(ascii: "\r") && cursor.peek(1) == UInt8(ascii: "\n")
        cursor.advance(isPair ? 2 : 1)
        emitTrivia(.newline)
    }

    mutating func lexLineComment() {
        cursor.advance(to: cursor.endOfLine(from: cursor.offset))
        emitTrivia(.lineComment)
    }

    /// A block comment, which may hold others. Without its end it runs to the end of the file.
    mutating func lexBlockComment() {
        var depth = 0
        repeat {
            if cursor.has("/*", at: cursor.offset) {
                depth += 1
                cursor.advance(2)
            } else if cursor.has("*/", at: cursor.offset) {
                depth -= 1
                cursor.advance(2)
            } else {
                cursor.advance()
                cursor.advance { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "*") }
            }
        } while depth > 0 && !cursor.isAtEnd
        if depth == 0 { emitTrivia(.blockComment) } else { emit(.invalid(.unterminatedComment)) }
    }

    /// Whether only a byte order mark lies before the cursor: the one place where `#!` opens a shebang.
    var isAtStartOfText: Bool {
        cursor.offset == 0 || cursor.offset == 3 && cursor.has("\u{FEFF}", at: 0)
    }
}
