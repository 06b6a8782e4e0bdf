extension Lexer {
    /// The quote or quotes that open a string, with the hashes before them.
    mutating func lexStringOpen(hashes: Int) {
        let quote = cursor.offset + hashes
        // `#"""#` is a string of one quote: with hashes, three quotes open lines only if nothing closes them on this one.
        let isMultiline =
            cursor.has("\"\"\"", at: quote) && (hashes == 0 || !lineCloses(hashes: hashes, from: quote + 2))
        let delimiter = StringDelimiter(hashes: hashes, isMultiline: isMultiline)
        emit(.stringOpen, length: hashes + delimiter.quotes)
        enter(.string(delimiter))
    }

    /// The text of a string up to its end or to the next interpolation, and what ends it there.
    mutating func lexString(_ delimiter: StringDelimiter) {
        while !cursor.isAtEnd {
            switch cursor.peek() {
            case "\"":
                if closes(delimiter) { return lexStringClose(delimiter) }
                cursor.advance()
            case "\\":
                if lexEscape(delimiter) { return }
            case "\n", "\r":
                if !delimiter.isMultiline { return endUnterminatedString() }
                cursor.advance()
            default:
                cursor.advance()
                cursor.advance { Self.isPlainInString($0) }
            }
        }
        endUnterminatedString()
    }

    /// `'…'`, which is no Swift, to its end or the end of the line.
    mutating func lexSingleQuotes() {
        cursor.advance()
        while !cursor.isAtEnd, !isLineEnd(cursor.peek()) {
            let byte = cursor.peek()
            cursor.advance()
            if byte == UInt8(ascii: "'") { break }
            if byte == UInt8(ascii: "\\"), !isLineEnd(cursor.peek()) { cursor.advance() }
        }
        emit(.invalid(.singleQuotes))
    }

    @inline(__always)
    private static func isPlainInString(_ byte: UInt8) -> Bool {
        switch byte {
        case "\"", "\\", "\n", "\r": false
        default: true
        }
    }

    private func closes(_ delimiter: StringDelimiter) -> Bool {
        if delimiter.isMultiline, !cursor.has("\"\"\"", at: cursor.offset) { return false }
        return hasHashes(delimiter.hashes, at: cursor.offset + delimiter.quotes)
    }

    private func hasHashes(_ count: Int, at start: Int) -> Bool {
        for offset in start..<start + count where cursor.byte(at: offset) != UInt8(ascii: "#") { return false }
        return true
    }

    private mutating func lexStringClose(_ delimiter: StringDelimiter) {
        if cursor.offset > tokenStart { emit(.stringText) }
        emit(.stringClose, length: delimiter.quotes + delimiter.hashes)
        leave()
        if delimiter.hashes > 0 { lexSurplusHashes() }
    }

    /// Hashes at the end of a raw string or regex literal that its start had not.
    mutating func lexSurplusHashes() {
        let surplus = cursor.hashes(at: cursor.offset)
        if surplus > 0 { emit(.invalid(.surplusHashes), length: surplus) }
    }

    /// Moves over an escape, or over a backslash that escapes nothing here; true if it opens an interpolation.
    private mutating func lexEscape(_ delimiter: StringDelimiter) -> Bool {
        guard hasHashes(delimiter.hashes, at: cursor.offset + 1) else {
            cursor.advance()
            return false
        }
        let escapeLength = 1 + delimiter.hashes
        if cursor.peek(escapeLength) == UInt8(ascii: "(") {
            if cursor.offset > tokenStart { emit(.stringText) }
            emit(.interpolationOpen, length: escapeLength + 1)
            enter(.interpolation(openParens: 0, in: delimiter))
            return true
        }
        let escapesLineEnd = isLineEnd(cursor.peek(escapeLength))
        cursor.advance(escapesLineEnd ? escapeLength : escapeLength + 1)
        return false
    }

    /// Gives up a string at the end of its line or of the file; its opening quote has no partner.
    private mutating func endUnterminatedString() {
        if cursor.offset > tokenStart { emit(.invalid(.unterminatedString)) }
        leave()
    }

    private mutating func lineCloses(hashes: Int, from start: Int) -> Bool {
        if start >= quotesOnLine.end {
            let end = cursor.endOfLine(from: start)
            quotesOnLine = HashRuns(of: UInt8(ascii: "\""), in: cursor, range: start..<end)
            bytesAhead += end - start
        }
        return quotesOnLine.has(hashes, from: start)
    }
}
