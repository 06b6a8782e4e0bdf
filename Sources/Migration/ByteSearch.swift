extension [UInt8] {
    /// Whether the bytes hold a run of at least four others. It is the prefilter, so it looks at four bytes at a time.
    func contains(subsequence needle: [UInt8]) -> Bool {
        firstOffset(of: needle, from: 0) != nil
    }

    /// The offset of the first such run at or after an offset.
    func firstOffset(of needle: [UInt8], from start: Int) -> Int? {
        guard needle.count >= 4, count - start >= needle.count else { return nil }
        return withUnsafeBytes { bytes in
            needle.withUnsafeBytes { needle in
                let head = needle.loadUnaligned(as: UInt32.self)
                for offset in start...bytes.count - needle.count where bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self) == head
                {
                    if (4..<needle.count).allSatisfy({ bytes[offset + $0] == needle[$0] }) { return offset }
                }
                return nil
            }
        }
    }
}
