extension JSONReader {
    /// The text that begins here with its quote.
    mutating func readText() throws(JSONFault) -> String {
        take()
        var text: [UInt8] = []
        while let byte = peek() {
            guard byte >= 0x20 else { throw fault("a text must end on its line, and tabs in it are written as \\t") }
            take()
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { text += Array(String(try readEscape()).utf8) } else { text.append(byte) }
        }
        throw fault("the text is not closed")
    }

    /// What stands for a character, behind its backslash.
    private mutating func readEscape() throws(JSONFault) -> Unicode.Scalar {
        guard let byte = peek(), byte >= 0x20 else { throw fault("the text is not closed") }
        take()
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try readScalar()
        default: throw fault("a backslash stands before one of \" \\ / b f n r t u; write \\\\ for the character itself")
        }
    }

    /// One character, or two halves of one.
    private mutating func readScalar() throws(JSONFault) -> Unicode.Scalar {
        var value = try readHexadecimal()
        if (0xD800..<0xDC00).contains(value), peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") {
            take()
            take()
            let low = try readHexadecimal()
            value = (0xDC00..<0xE000).contains(low) ? 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00) : value
        }
        guard value > 0, let scalar = Unicode.Scalar(value) else { throw fault("\\u and its digits are no character") }
        return scalar
    }

    private mutating func readHexadecimal() throws(JSONFault) -> UInt32 {
        let digits = bytes[offset...].prefix(4)
        let text = String(decoding: digits, as: UTF8.self)
        guard digits.count == 4, text.allSatisfy(\.isHexDigit), let value = UInt32(text, radix: 16) else {
            throw fault("\\u needs four hexadecimal digits")
        }
        for _ in digits { take() }
        return value
    }
}
