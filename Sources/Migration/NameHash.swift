/// Hashes of names, by which files are told that may hold one. A collision only has a file read that need not be.
enum NameHash {
    static func of(_ name: String) -> Int {
        of(name.utf8)
    }

    /// FNV-1a.
    @inline(__always)
    static func of(_ bytes: some Sequence<UInt8>) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: hash)
    }
}
