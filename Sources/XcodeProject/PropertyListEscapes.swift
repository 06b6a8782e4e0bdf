/// Works out the escapes in a string of a property list.
struct PropertyListEscapes {
    private var cursor: ByteCursor

    /// - Parameter bytes: of the string without its quotes; what is not UTF-8 comes out repaired.
    static func resolved(_ bytes: [UInt8]) -> String {
        bytes.withUnsafeBufferPointer { bytes in
            var reader = PropertyListEscapes(cursor: ByteCursor(bytes))
            return reader.text()
        }
    }

    private mutating func text() -> String {
        var text = ""
        while let byte = cursor.peek() {
            text += byte == UInt8(ascii: "\\") ? escape() : plain()
        }
        return text
    }

    private mutating func plain() -> String {
        let start = cursor.offset
        cursor.skip { $0 != UInt8(ascii: "\\") }
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

private func isOctalDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) }
