extension Lexer {
    /// A name or a keyword. After a `.` all words but `init` and `self` are names.
    mutating func lexName() {
        skipName()
        let keyword = isKeyword(from: tokenStart, length: cursor.offset - tokenStart)
        guard keyword, previous?.kind == .period else { return emit(keyword ? .keyword : .identifier) }
        let staysKeyword = spells("init") || spells("self")
        emit(staysKeyword ? .keyword : .identifier)
    }

    /// `$0`, a lone `$`, or the name of a projected value (`$x`).
    mutating func lexDollar() {
        cursor.advance()
        cursor.advance { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }
        let digitsEnd = cursor.offset
        skipName()
        emit(cursor.offset == digitsEnd ? .dollarIdentifier : .identifier)
    }

    /// A name in backticks, which reaches to the next backtick on its line; without one the backtick stands alone.
    mutating func lexBacktick() {
        let line = cursor.end(from: cursor.offset + 1) {
            $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
        }
        guard cursor.byte(at: line) == UInt8(ascii: "`") else {
            bytesAhead += line - cursor.offset
            return emit(.backtick, length: 1)
        }
        let isName = isRawName(cursor.offset + 1..<line)
        cursor.advance(to: line + 1)
        emit(isName ? .identifier : .invalid(.malformedName))
    }

    /// `“…”` on one line, written with a word processor's quotes; a lone quote is a stray character.
    mutating func lexCurlyQuotes() {
        let quoteLength = 3
        var end = cursor.offset + quoteLength
        while end < cursor.bytes.count, !cursor.has("\u{201C}", at: end), !isLineEnd(cursor.byte(at: end)) {
            if cursor.has("\u{201D}", at: end) {
                cursor.advance(to: end + quoteLength)
                return emit(.invalid(.malformedName))
            }
            end += 1
        }
        bytesAhead += end - cursor.offset
        emit(.invalid(.strayCharacter), length: quoteLength)
    }

    /// Moves over every character that may continue a name.
    mutating func skipName() {
        while true {
            cursor.advance { Unicode.Scalar.continuesName($0) }
            guard cursor.peek() >= 0x80 else { return }
            let found = cursor.scalar(at: cursor.offset)
            guard found.scalar?.continuesName == true else { return }
            cursor.advance(found.length)
        }
    }

    /// Whether the token so far is this word.
    @inline(__always)
    func spells(_ word: StaticString) -> Bool {
        cursor.offset - tokenStart == word.utf8CodeUnitCount && cursor.has(word, at: tokenStart)
    }

    func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    /// Whether a name in backticks is one by SE-0451: something besides white space and operator characters,
    /// no backslash, and no white space but spaces and direction marks.
    private func isRawName(_ range: Range<Int>) -> Bool {
        var hasVisible = false
        var hasNonOperator = false
        var offset = range.lowerBound
        while offset < range.upperBound {
            let found = cursor.scalar(at: offset)
            guard let scalar = found.scalar, !scalar.isForbiddenInRawName else { return false }
            let isFirst = offset == range.lowerBound
            hasVisible = hasVisible || !(scalar == " " || scalar == "\u{200E}" || scalar == "\u{200F}")
            hasNonOperator = hasNonOperator || !(isFirst ? scalar.startsOperator : scalar.continuesOperator)
            offset += found.length
        }
        return hasVisible && hasNonOperator
    }
}
