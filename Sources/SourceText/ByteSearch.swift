extension [UInt8] {
    package func contains(_ needle: ByteNeedle) -> Bool {
        firstOffset(of: needle, from: 0) != nil
    }

    /// The offset of the first such run at or after an offset.
    package func firstOffset(of needle: ByteNeedle, from start: Int) -> Int? {
        withUnsafeBufferPointer { needle.firstOffset(in: $0, from: start) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the first such byte at or after an offset; eight bytes are looked at together.
    package func firstOffset(of byte: UInt8, from start: Int) -> Int? {
        let bytes = UnsafeRawBufferPointer(self)
        let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
        var index = start
        while index + 8 <= count, !hasZero(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ pattern) { index += 8 }
        while index < count, self[index] != byte { index += 1 }
        return index < count ? index : nil
    }

    /// Whether one of the eight bytes of a word is zero.
    @inline(__always)
    private func hasZero(_ word: UInt64) -> Bool {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
    }
}

/// A run of bytes to look for, with how far the search may jump on each byte that it meets (Horspool's table): it is the
/// prefilter, so most bytes are never looked at.
package struct ByteNeedle: Sendable {
    private let bytes: [UInt8]
    private let jumps: [Int]

    /// - Parameter text: not empty.
    package init(_ text: String) {
        let bytes = Array(text.utf8)
        self.bytes = bytes
        var jumps = [Int](repeating: bytes.count, count: 256)
        for (index, byte) in bytes.dropLast().enumerated() { jumps[Int(byte)] = bytes.count - 1 - index }
        self.jumps = jumps
    }

    package func firstOffset(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        bytes.withUnsafeBufferPointer { needle in
            jumps.withUnsafeBufferPointer { jumps in
                guard let final = needle.last else { return nil }
                var end = start + needle.count - 1
                while end < text.count {
                    let byte = text[end]
                    if byte == final, Self.matches(needle, text, at: end - needle.count + 1) { return end - needle.count + 1 }
                    end += jumps[Int(byte)]
                }
                return nil
            }
        }
    }

    private static func matches(_ needle: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        for index in 0..<needle.count - 1 where text[offset + index] != needle[index] { return false }
        return true
    }
}
