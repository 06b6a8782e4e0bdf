/// What stands at an offset, read as UTF-8: a scalar, or bytes that are none.
struct UTF8Scalar {
    /// nil where the bytes are not UTF-8.
    let scalar: Unicode.Scalar?
    /// How many bytes it takes; for bytes that are not UTF-8 those up to the next that may begin a scalar, at least 1.
    let length: Int
}

extension ByteCursor {
    /// Reads one scalar. Overlong forms, surrogates and values past U+10FFFF are not UTF-8 (RFC 3629, section 4).
    func scalar(at start: Int) -> UTF8Scalar {
        let first = byte(at: start)
        let length = Self.scalarLength(first)
        guard length > 0 else { return UTF8Scalar(scalar: nil, length: 1 + continuations(at: start + 1)) }
        var value = length == 1 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(length))
        for index in 1..<max(length, 1) {
            guard byte(at: start + index) & 0xC0 == 0x80 else { return UTF8Scalar(scalar: nil, length: index) }
            value = value << 6 | UInt32(byte(at: start + index) & 0x3F)
        }
        let isShortest = length < 3 || value >= (length == 3 ? 0x800 : 0x1_0000)
        return UTF8Scalar(scalar: isShortest ? Unicode.Scalar(value) : nil, length: length)
    }

    /// The first scalar from an offset on that is not UTF-8.
    func firstNonUTF8() -> Range<Int>? {
        var offset = 0
        while true {
            offset = end(from: offset) { $0 < 0x80 }
            guard offset < bytes.count else { return nil }
            let found = scalar(at: offset)
            if found.scalar == nil { return offset..<offset + found.length }
            offset += found.length
        }
    }

    private static func scalarLength(_ first: UInt8) -> Int {
        switch first {
        case 0..<0x80: 1
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: 0
        }
    }

    private func continuations(at start: Int) -> Int {
        end(from: start) { $0 & 0xC0 == 0x80 } - start
    }
}
