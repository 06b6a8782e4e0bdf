/// A place in bytes that moves forward and never past the end.
struct ByteCursor {
    let bytes: UnsafeBufferPointer<UInt8>
    /// A byte offset.
    private(set) var offset: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    var isAtEnd: Bool { offset >= bytes.count }

    @inline(__always)
    func peek(_ ahead: Int = 0) -> UInt8? {
        let index = offset + ahead
        return index < bytes.count ? bytes[index] : nil
    }

    func starts(with text: StaticString) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where text.utf8Start[index] != bytes[offset + index] { return false }
        return true
    }

    @inline(__always)
    mutating func advance(_ count: Int = 1) {
        offset = min(offset + count, bytes.count)
    }

    @inline(__always)
    mutating func skip(while condition: (UInt8) -> Bool) {
        var index = offset
        while index < bytes.count, condition(bytes[index]) { index += 1 }
        offset = index
    }

    /// Moves behind the next occurrence of a text that is not empty; at the end, and false, if there is none.
    mutating func skip(past text: StaticString) -> Bool {
        let first = text.utf8Start.pointee
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
