extension PropertyListReader {
    mutating func string(expecting what: String) throws(PropertyListFault) -> String {
        guard let first = cursor.peek() else { throw fault(.expected(what)) }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
        guard isBare(first) else { throw fault(.expected(what)) }
        let start = cursor.offset
        while let byte = cursor.peek(), isBare(byte), byte != UInt8(ascii: "/") || cursor.peek(1) != UInt8(ascii: "*") { cursor.advance() }
        return cursor.text(since: start)
    }

    /// `<0fbd77 1c>`, with blank anywhere between the digits.
    mutating func data() throws(PropertyListFault) -> [UInt8] {
        cursor.advance()
        var digits: [UInt8] = []
        while let byte = cursor.peek(), byte != UInt8(ascii: ">") {
            if let digit = hexDigit(byte) {
                digits.append(digit)
            } else if !isBlank(byte) {
                throw fault(.expected("a hexadecimal digit or `>`"))
            }
            cursor.advance()
        }
        guard !cursor.isAtEnd else { throw fault(.expected("`>`")) }
        guard digits.count.isMultiple(of: 2) else { throw fault(.oddNumberOfDigits) }
        cursor.advance()
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private mutating func quoted(by quote: UInt8) throws(PropertyListFault) -> String {
        let opening = cursor.offset
        cursor.advance()
        var text = ""
        while let byte = cursor.peek(), byte != quote {
            text += byte == UInt8(ascii: "\\") ? escape() : plain(until: quote)
        }
        guard !cursor.isAtEnd else { throw PropertyListFault(offset: opening, cause: .unterminatedString) }
        cursor.advance()
        return text
    }

    private mutating func plain(until quote: UInt8) -> String {
        let start = cursor.offset
        cursor.skip { $0 != quote && $0 != UInt8(ascii: "\\") }
        return cursor.text(since: start)
    }

    /// What a backslash and the following bytes mean; an unknown escape means the byte itself, as in Foundation.
    private mutating func escape() -> String {
        cursor.advance()
        guard let byte = cursor.peek() else { return "" }
        if byte == UInt8(ascii: "U") { return unicodeEscapes() }
        if isOctalDigit(byte) { return octalEscape() }
        guard byte < 0x80 else { return "" }
        cursor.advance()
        return Self.controls[byte] ?? String(UnicodeScalar(byte))
    }

    private static let controls: [UInt8: String] = [
        UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
        UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t", UInt8(ascii: "v"): "\u{B}",
    ]

    /// Up to three octal digits. Above 177 they stand for NeXTSTEP characters, which no project in UTF-8 holds: U+FFFD.
    private mutating func octalEscape() -> String {
        var code = 0
        for _ in 0..<3 {
            guard let digit = cursor.peek(), isOctalDigit(digit) else { break }
            code = code * 8 + Int(digit - UInt8(ascii: "0"))
            cursor.advance()
        }
        return code < 0x80 ? String(UnicodeScalar(UInt8(code))) : "\u{FFFD}"
    }

    /// `\Uxxxx`, a UTF-16 unit; a pair of surrogates comes as two escapes, so they are read together.
    private mutating func unicodeEscapes() -> String {
        var units = [unicodeUnit()]
        while UTF16.isLeadSurrogate(units[units.count - 1]), cursor.starts(with: "\\U") {
            cursor.advance()
            units.append(unicodeUnit())
        }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func unicodeUnit() -> UInt16 {
        cursor.advance()
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = cursor.peek().flatMap(hexDigit) else { break }
            unit = unit << 4 | UInt16(digit)
            cursor.advance()
        }
        return unit
    }
}

/// The bytes that need no quotes, as in Foundation, which takes more than Xcode writes.
private func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
        true
    default: false
    }
}

private func isOctalDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) }

private func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}
