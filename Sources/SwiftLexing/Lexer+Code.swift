extension Lexer {
    /// One token outside string literals, by its first byte.
    mutating func lexCode() {
        switch cursor.peek() {
        case " ", "\t", "\u{B}", "\u{C}": lexBlank()
        case "a"..."z", "A"..."Z", "_": lexName()
        case "\n", "\r": lexNewline()
        case "0"..."9": lexNumber()
        case "\"": lexStringOpen(hashes: 0)
        case "#": lexPound()
        case "$": lexDollar()
        case "`": lexBacktick()
        case "'": lexSingleQuotes()
        case "/": lexSlash()
        case "<", ">": lexAngle()
        case "?", "!": lexQuestionOrExclamation()
        case "=", "-", "+", "*", "%", "&", "|", "^", "~", ".": lexOperator()
        case 0x80...: lexNonASCII()
        default: lexPunctuation()
        }
    }

    private mutating func lexPunctuation() {
        switch cursor.peek() {
        case "(": lexLeftParen()
        case ")": lexRightParen()
        case "{": emit(.leftBrace, length: 1)
        case "}": emit(.rightBrace, length: 1)
        case "[": emit(.leftBracket, length: 1)
        case "]": emit(.rightBracket, length: 1)
        case ",": emit(.comma, length: 1)
        case ";": emit(.semicolon, length: 1)
        case "@": emit(.at, length: 1)
        case "\\": emit(.backslash, length: 1)
        case ":" where cursor.peek(1) == UInt8(ascii: ":"): emit(.colonColon, length: 2)
        case ":": emit(.colon, length: 1)
        default: emitStray(.strayCharacter, length: 1)
        }
    }

    private mutating func lexLeftParen() {
        emit(.leftParen, length: 1)
        guard case .interpolation(let openParens, let delimiter) = mode else { return }
        replaceMode(.interpolation(openParens: openParens + 1, in: delimiter))
    }

    private mutating func lexRightParen() {
        guard case .interpolation(let openParens, let delimiter) = mode else { return emit(.rightParen, length: 1) }
        if openParens == 0 {
            emit(.interpolationClose, length: 1)
            leave()
        } else {
            emit(.rightParen, length: 1)
            replaceMode(.interpolation(openParens: openParens - 1, in: delimiter))
        }
    }

    /// A comment, or an operator or regex literal that begins with a slash.
    private mutating func lexSlash() {
        switch cursor.peek(1) {
        case "/": lexLineComment()
        case "*": lexBlockComment()
        default: lexOperator()
        }
    }

    /// A conflict marker, a placeholder or an operator.
    private mutating func lexAngle() {
        if let end = conflictEnd() {
            cursor.advance(to: end)
            emit(.invalid(.conflictMarker))
        } else if let end = placeholderEnd(at: cursor.offset) {
            cursor.advance(to: end)
            emit(.placeholder)
        } else {
            lexOperator()
        }
    }

    private mutating func lexNonASCII() {
        let found = cursor.scalar(at: cursor.offset)
        guard let scalar = found.scalar else { return emitStray(.notUTF8, length: found.length) }
        if scalar == "\u{FEFF}" { return lexBlank() }
        if scalar.startsName { return lexName() }
        if scalar.startsOperator { return lexOperator() }
        if scalar.continuesName {
            skipName()
            return emit(.invalid(.malformedName))
        }
        if scalar == "\u{201C}" { return lexCurlyQuotes() }
        emitStray(.strayCharacter, length: found.length)
    }

    /// Ends a token that has no place in code; the look-behind passes over it as over a blank.
    private mutating func emitStray(_ problem: TokenKind.Problem, length: Int) {
        cursor.advance(length)
        emitTrivia(.invalid(problem))
    }
}
