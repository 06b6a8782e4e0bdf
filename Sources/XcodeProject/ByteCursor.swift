/// A place in bytes that moves forward and never past the end.
struct ByteCursor {
    let bytes: [UInt8]
    /// A byte offset.
    private(set) var offset: Int

    init(_ bytes: [UInt8], at offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    var isAtEnd: Bool { offset >= bytes.count }

    func peek(_ ahead: Int = 0) -> UInt8? {
        let index = offset + ahead
        return index < bytes.count ? bytes[index] : nil
    }

    func starts(with text: StaticString) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { wanted in
            wanted.indices.allSatisfy { wanted[$0] == bytes[offset + $0] }
        }
    }

    mutating func advance(_ count: Int = 1) {
        offset = min(offset + count, bytes.count)
    }

    mutating func skip(while condition: (UInt8) -> Bool) {
        var index = offset
        while index < bytes.count, condition(bytes[index]) { index += 1 }
        offset = index
    }

    /// Moves behind the next occurrence of `text`; at the end, and false, if there is none.
    mutating func skip(past text: StaticString) -> Bool {
        let first = text.withUTF8Buffer { $0.first }
        while !isAtEnd {
            skip { $0 != first }
            if starts(with: text) {
                advance(text.utf8CodeUnitCount)
                return true
            }
            advance()
        }
        return false
    }

    /// The text since a byte offset; bytes that are not UTF-8 come out repaired.
    func text(since start: Int) -> String {
        String(decoding: bytes[start..<offset], as: UTF8.self)
    }
}

func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
