extension PropertyListReader {
    mutating func readString(expecting what: String) throws(PropertyListFault) {
        guard let first = cursor.peek() else { throw fault(.expected(what)) }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try readQuoted(by: first) }
        guard isBare(first) || first == UInt8(ascii: "/") else { throw fault(.expected(what)) }
        let start = cursor.offset
        cursor.skip(while: isBare)
        while cursor.starts(with: "/"), cursor.peek(1) != UInt8(ascii: "*") {
            cursor.advance()
            cursor.skip(while: isBare)
        }
        append(.bareString, from: start)
    }

    private mutating func readQuoted(by quote: UInt8) throws(PropertyListFault) {
        let opening = cursor.offset
        var kind = PropertyListNode.Kind.quotedString
        cursor.advance()
        cursor.skip { $0 != quote && $0 != UInt8(ascii: "\\") }
        while cursor.peek() == UInt8(ascii: "\\") {
            kind = .escapedString
            cursor.advance(2)
            cursor.skip { $0 != quote && $0 != UInt8(ascii: "\\") }
        }
        guard !cursor.isAtEnd else { throw PropertyListFault(offset: opening, cause: .unterminatedString) }
        append(kind, from: opening + 1)
        cursor.advance()
    }

    /// `<0fbd77 1c>`, with blank anywhere between the digits.
    mutating func readData() throws(PropertyListFault) {
        let start = cursor.offset
        cursor.advance()
        var count = 0
        while let byte = cursor.peek(), byte != UInt8(ascii: ">") {
            if hexDigit(byte) != nil {
                count += 1
            } else if !isBlank(byte) {
                throw fault(.expected("a hexadecimal digit or `>`"))
            }
            cursor.advance()
        }
        guard !cursor.isAtEnd else { throw fault(.expected("`>`")) }
        guard count.isMultiple(of: 2) else { throw fault(.oddNumberOfDigits) }
        cursor.advance()
        append(.data, from: start)
    }
}

/// The bytes that need no quotes, as in Foundation, which takes more than Xcode writes; but for the slash, which may
/// begin a comment.
private func isBare(_ byte: UInt8) -> Bool {
    let set = byte < 64 ? bareBytes.low : bareBytes.high
    return byte < 128 && set >> UInt64(byte & 63) & 1 == 1
}

/// A bit for each byte: digits and `$-.:`, then letters and `_`.
private let bareBytes: (low: UInt64, high: UInt64) = (0x07FF_6010_0000_0000, 0x07FF_FFFE_87FF_FFFE)

func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}
