extension Lexer {
    /// A number literal without its sign. What has digits of the wrong base or lacks some is one malformed token.
    mutating func lexNumber() {
        switch (cursor.peek(), cursor.peek(1)) {
        case (UInt8(ascii: "0"), UInt8(ascii: "x")): lexHexNumber()
        case (UInt8(ascii: "0"), UInt8(ascii: "o")): lexDigits(upTo: "7")
        case (UInt8(ascii: "0"), UInt8(ascii: "b")): lexDigits(upTo: "1")
        default: lexDecimalNumber()
        }
    }

    private mutating func lexDecimalNumber() {
        cursor.advance { isDigit($0) || $0 == UInt8(ascii: "_") }
        var kind = TokenKind.integer
        // `x.0.1` is a tuple's member of a tuple's member, so no fraction follows digits that follow a period.
        if cursor.peek() == UInt8(ascii: "."), isDigit(cursor.peek(1)), previous?.kind != .period {
            cursor.advance()
            cursor.advance { isDigit($0) || $0 == UInt8(ascii: "_") }
            kind = .float
        }
        if cursor.peek() | 0x20 == UInt8(ascii: "e") {
            lexExponent()
        } else if kind == .integer {
            emitNumber(.integer)
        } else {
            emit(.float)
        }
    }

    /// The letter at the cursor, a sign and decimal digits.
    private mutating func lexExponent() {
        cursor.advance()
        if cursor.peek() == UInt8(ascii: "+") || cursor.peek() == UInt8(ascii: "-") { cursor.advance() }
        guard isDigit(cursor.peek()) else {
            skipName()
            return emit(.invalid(.malformedNumber))
        }
        cursor.advance { isDigit($0) || $0 == UInt8(ascii: "_") }
        emitNumber(.float)
    }

    /// Digits of a small base after `0o` or `0b`.
    private mutating func lexDigits(upTo last: Unicode.Scalar) {
        cursor.advance(2)
        let digits: ClosedRange<Unicode.Scalar> = "0"...last
        guard digits ~= cursor.peek() else {
            skipName()
            return emit(.invalid(.malformedNumber))
        }
        cursor.advance { digits ~= $0 || $0 == UInt8(ascii: "_") }
        emitNumber(.integer)
    }

    private mutating func lexHexNumber() {
        cursor.advance(2)
        guard isHexDigit(cursor.peek()) else {
            skipName()
            return emit(.invalid(.malformedNumber))
        }
        cursor.advance { isHexDigit($0) || $0 == UInt8(ascii: "_") }
        if cursor.peek() | 0x20 == UInt8(ascii: "p") { return lexExponent() }
        guard cursor.peek() == UInt8(ascii: "."), isHexDigit(cursor.peek(1)) else { return emitNumber(.integer) }
        lexHexFraction()
    }

    /// `.` and hexadecimal digits: a fraction only if an exponent ends them, as `0xff.fade` is a member of an integer.
    private mutating func lexHexFraction() {
        let fractionEnd = cursor.end(from: cursor.offset + 1) { isHexDigit($0) || $0 == UInt8(ascii: "_") }
        let sign = cursor.byte(at: fractionEnd + 1)
        let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
        let hasExponent = cursor.byte(at: fractionEnd) | 0x20 == UInt8(ascii: "p")
        let looksLikeNumber = isDigit(cursor.peek(1))
        if hasExponent && (looksLikeNumber || hasSign || isDigit(sign)) {
            cursor.advance(to: fractionEnd)
            lexExponent()
        } else if looksLikeNumber {
            cursor.advance(to: fractionEnd)
            skipName()
            emit(.invalid(.malformedNumber))
        } else {
            bytesAhead += fractionEnd - cursor.offset
            emit(.integer)
        }
    }

    /// Ends a number, with the letters that stick to it if there are any.
    private mutating func emitNumber(_ kind: TokenKind) {
        let end = cursor.offset
        skipName()
        emit(cursor.offset == end ? kind : .invalid(.malformedNumber))
    }
}

private func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
}

private func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a") <= byte | 0x20 && byte | 0x20 <= UInt8(ascii: "f")
}
