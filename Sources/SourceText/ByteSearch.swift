#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension [UInt8] {
    package func contains(_ needle: ByteNeedle) -> Bool {
        firstOffset(of: needle, from: 0) != nil
    }

    /// Whether one run of these bytes equals a run of others.
    package func hasRun(_ range: Range<Int>, equalTo otherRange: Range<Int>, of others: [UInt8]) -> Bool {
        guard range.count == otherRange.count else { return false }
        return withUnsafeBytes { bytes in
            others.withUnsafeBytes { others in
                guard let run = UnsafeRawBufferPointer(rebasing: bytes[range]).baseAddress,
                    let other = UnsafeRawBufferPointer(rebasing: others[otherRange]).baseAddress
                else { return true }
                return memcmp(run, other, range.count) == 0
            }
        }
    }

    /// The offset of the first such run at or after an offset.
    package func firstOffset(of needle: ByteNeedle, from start: Int) -> Int? {
        withUnsafeBufferPointer { needle.firstOffset(in: $0, from: start) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the first such byte at or after an offset.
    package func firstOffset(of byte: UInt8, from start: Int) -> Int? {
        guard let base = baseAddress, start < count, let found = memchr(base + start, Int32(byte), count - start) else { return nil }
        return UnsafeRawPointer(base).distance(to: found)
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
