import SourceText

/// The classes that an Interface Builder file names, found by a scan of its bytes without parsing them.
///
/// It errs on one side only: what looks like a class in a comment counts, and none that is there is missed.
struct InterfaceSketch {
    /// Hashes of the values of all `customClass` attributes.
    private(set) var classes: Set<Int> = []
    /// A name is written with entities: the file may hold any class.
    private(set) var isUnclear = false

    func mayHold(_ name: String) -> Bool {
        isUnclear || classes.contains(NameHash.of(name))
    }

    private static let attribute = ByteNeedle("customClass")

    init(_ bytes: [UInt8]) {
        var index = 0
        while let found = bytes.firstOffset(of: Self.attribute, from: index) {
            index = found + "customClass".utf8.count
            if let value = Self.value(in: bytes, from: index) {
                isUnclear = isUnclear || bytes[value].contains(UInt8(ascii: "&"))
                classes.insert(NameHash.of(bytes[value]))
                index = value.upperBound
            }
        }
    }

    /// Between the quotes of either kind after `=`, blanks around it allowed.
    private static func value(in bytes: [UInt8], from start: Int) -> Range<Int>? {
        guard let quote = bytes[start...].prefix(64).firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
            let end = bytes[(quote + 1)...].firstIndex(of: bytes[quote])
        else { return nil }
        return quote + 1..<end
    }
}
