/// A line of a source, as far as it tells at a glance whether it can declare a type, or a global.
///
/// A declaration stands behind modifiers and attributes of its own only, so a line that begins with another word declares none,
/// unless a semicolon, a brace or a lone carriage return comes before it.
struct LineBytes {
    /// The offset of its line end, or the file's end.
    let end: Int
    let mayDeclare: Bool

    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        var first = start
        while first < bytes.count, bytes[first] == UInt8(ascii: " ") || bytes[first] == UInt8(ascii: "\t") { first += 1 }
        let isIndented = first > start
        let (end, divider) = Self.scan(UnsafeRawBufferPointer(bytes), from: first)
        self.end = end
        mayDeclare = first < end && (divider < end - 1 || Self.mayBegin(bytes[first..<end], isIndented: isIndented))
    }

    /// The next line end, and the first semicolon, opening brace or carriage return before it; eight bytes at a time, since this
    /// is asked of every line of a project.
    private static func scan(_ bytes: UnsafeRawBufferPointer, from start: Int) -> (end: Int, divider: Int) {
        var divider = Int.max
        var index = start
        while index + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
            let ends = matches(word, UInt8(ascii: "\n"))
            let dividers = matches(word, UInt8(ascii: ";")) | matches(word, UInt8(ascii: "{")) | matches(word, UInt8(ascii: "\r"))
            if dividers != 0, divider == Int.max { divider = index + dividers.trailingZeroBitCount / 8 }
            if ends != 0 { return (index + ends.trailingZeroBitCount / 8, divider) }
            index += 8
        }
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            if [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "\r")].contains(bytes[index]) { divider = min(divider, index) }
            index += 1
        }
        return (index, divider)
    }

    /// A word whose lowest bit that is set marks the first byte that is equal; none is set where there is none.
    @inline(__always)
    private static func matches(_ word: UInt64, _ byte: UInt8) -> UInt64 {
        let difference = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
        return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    }

    /// Whether a line begins as a declaration may. Names in a type, which are indented, are of no interest.
    private static func mayBegin(_ line: Slice<UnsafeBufferPointer<UInt8>>, isIndented: Bool) -> Bool {
        switch line[line.startIndex] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): break
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "\""): return false
        case UInt8(ascii: "/"): return line.dropFirst().first != UInt8(ascii: "/")
        default: return true
        }
        let length = line.prefix { WordBytes.isWord($0) }.count
        return words(ofLength: length).contains { isWord($0, in: line) } || !isIndented && globals.contains { isWord($0, in: line) }
    }

    /// The keywords of types and what may stand in front of them.
    private static func words(ofLength length: Int) -> [StaticString] {
        switch length {
        case 4: ["enum", "open"]
        case 5: ["class", "final", "actor"]
        case 6: ["struct", "public"]
        case 7: ["private", "package"]
        case 8: ["internal", "protocol", "indirect"]
        case 9: ["extension", "typealias"]
        case 11: ["fileprivate", "nonisolated", "distributed"]
        default: []
        }
    }

    private static let globals: [StaticString] = ["let", "var", "func", "weak", "unowned"]

    private static func isWord(_ word: StaticString, in line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let count = word.utf8CodeUnitCount
        guard line.count >= count else { return false }
        for offset in 0..<count where line[line.startIndex + offset] != word.utf8Start[offset] { return false }
        return line.count == count || !WordBytes.isWord(line[line.startIndex + count])
    }
}
