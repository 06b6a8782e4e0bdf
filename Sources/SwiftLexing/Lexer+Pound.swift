extension Lexer {
    /// What begins with `#`: a shebang, a raw string, a regex literal, a directive, else a lone `#`.
    mutating func lexPound() {
        if cursor.peek(1) == UInt8(ascii: "!"), isAtStartOfText {
            cursor.advance(to: cursor.endOfLine(from: cursor.offset))
            return emitTrivia(.shebang)
        }
        let hashes = cursor.hashes(at: cursor.offset)
        switch cursor.peek(hashes) {
        case "\"": return lexStringOpen(hashes: hashes)
        case "/": return lexHashRegex(hashes: hashes)
        default: break
        }
        // All at once, as each hash of a long run would count those after it again.
        for _ in 1..<hashes { emit(.pound, length: 1) }
        lexDirective()
    }

    private mutating func lexDirective() {
        let wordEnd = cursor.end(from: cursor.offset + 1) { Unicode.Scalar.startsName($0) }
        let word = cursor.offset..<wordEnd
        let isDirective =
            isWord("#if", word) || isWord("#elseif", word) || isWord("#else", word) || isWord("#endif", word)
            || isWord("#sourceLocation", word)
        if isDirective { emit(.directive, length: word.count) } else { emit(.pound, length: 1) }
    }

    /// The offset after the editor placeholder at an offset; nil if there is none.
    /// It ends at the first `#>` on its line; a new `<#` before that means that this one is none.
    mutating func placeholderEnd(at start: Int) -> Int? {
        guard cursor.has("<#", at: start) else { return nil }
        var offset = start + 2
        while offset < cursor.bytes.count, !isLineEnd(cursor.byte(at: offset)), !cursor.has("<#", at: offset) {
            if cursor.has("#>", at: offset) { return offset + 2 }
            offset += 1
        }
        bytesAhead += offset - start
        return nil
    }
}
