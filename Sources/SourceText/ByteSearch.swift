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
        let pattern = repeated(byte)
        var index = start
        while index + 8 <= count, !hasZero(word(at: index) ^ pattern) { index += 8 }
        while index < count, self[index] != byte { index += 1 }
        return index < count ? index : nil
    }

    @inline(__always)
    fileprivate func word(at offset: Int) -> UInt64 {
        UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
}

@inline(__always)
private func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

/// Whether one of the eight bytes of a word is zero.
@inline(__always)
private func hasZero(_ word: UInt64) -> Bool { (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 }

/// A run of bytes to look for. It is the prefilter: only where its first and its last byte are found, the right distance apart, is
/// there more to look at, and eight such places are tried together.
package struct ByteNeedle: Sendable {
    private let bytes: [UInt8]

    /// - Parameter text: not empty.
    package init(_ text: String) {
        bytes = Array(text.utf8)
    }

    package func firstOffset(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        bytes.withUnsafeBufferPointer { needle in
            guard let first = needle.first.map(repeated), let last = needle.last.map(repeated) else { return nil }
            let length = needle.count
            var index = start
            while index + length + 7 <= text.count {
                let isPossible = hasZero((text.word(at: index) ^ first) | (text.word(at: index + length - 1) ^ last))
                if isPossible, let found = Self.firstMatch(of: needle, in: text, at: index..<index + 8) { return found }
                index += 8
            }
            return Self.firstMatch(of: needle, in: text, at: index..<max(index, text.count - length + 1))
        }
    }

    private static func firstMatch(
        of needle: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, at offsets: Range<Int>
    ) -> Int? {
        offsets.first { offset in needle.indices.allSatisfy { text[offset + $0] == needle[$0] } }
    }
}
