/// A place in a run of bytes. It only ever moves forward.
struct ByteCursor {
    let bytes: UnsafeBufferPointer<UInt8>
    /// Byte offset from the start of the file.
    private(set) var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { offset >= bytes.count }

    /// The byte so far ahead; 0 past the end, which `isAtEnd` tells from a NUL in the file.
    @inline(__always)
    func peek(_ distance: Int = 0) -> UInt8 {
        byte(at: offset + distance)
    }

    /// The byte at an offset in the file; 0 outside it.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 {
        offset >= 0 && offset < bytes.count ? bytes[offset] : 0
    }

    @inline(__always)
    mutating func advance(_ count: Int = 1) {
        offset = min(offset + count, bytes.count)
    }

    /// Moves forward to an offset in the file.
    mutating func advance(to target: Int) {
        offset = min(max(offset, target), bytes.count)
    }

    @inline(__always)
    mutating func advance(while condition: (UInt8) -> Bool) {
        offset = end(from: offset, while: condition)
    }

    /// The first offset from another one on whose byte fails a condition; the end of the file if none does.
    @inline(__always)
    func end(from start: Int, while condition: (UInt8) -> Bool) -> Int {
        var end = start
        while end < bytes.count, condition(bytes[end]) { end += 1 }
        return end
    }

    func endOfLine(from start: Int) -> Int {
        end(from: start) { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    }

    /// How many `#` stand at an offset.
    func hashes(at start: Int) -> Int {
        end(from: start) { $0 == UInt8(ascii: "#") } - start
    }

    func has(_ text: StaticString, at start: Int) -> Bool {
        guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[start + index] != text.utf8Start[index] {
            return false
        }
        return true
    }
}

/// Lets a byte be matched with an ASCII character in a `switch`.
@inline(__always)
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool {
    UInt32(byte) == character.value
}

/// Lets a byte be matched with a range of ASCII characters in a `switch`.
@inline(__always)
func ~= (characters: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
    characters.lowerBound.value <= UInt32(byte) && UInt32(byte) <= characters.upperBound.value
}
