/// The classes that an Interface Builder file names, found by a scan of its bytes without parsing them.
///
/// It errs on one side only: what looks like a class in a comment counts, and none that is there is missed.
struct InterfaceSketch {
    /// Hashes of the values of all `customClass` attributes.
    private(set) var classes: Set<Int> = []

    private static let attribute = Array("customClass".utf8)

    init(_ bytes: [UInt8]) {
        var index = 0
        while let found = bytes.firstOffset(of: Self.attribute, from: index) {
            index = found + Self.attribute.count
            if let value = Self.value(in: bytes, from: index) {
                classes.insert(Self.hash(bytes[value]))
                index = value.upperBound
            }
        }
    }

    static func hash(_ name: String) -> Int {
        hash(Array(name.utf8)[...])
    }

    private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: hash)
    }

    /// Between the quotes of either kind after `=`, blanks around it allowed.
    private static func value(in bytes: [UInt8], from start: Int) -> Range<Int>? {
        guard let quote = bytes[start...].prefix(64).firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
            let end = bytes[(quote + 1)...].firstIndex(of: bytes[quote])
        else { return nil }
        return quote + 1..<end
    }
}
