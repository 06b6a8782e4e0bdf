/// A line of a source, as far as it tells at a glance whether it can declare a type, or a global.
///
/// A declaration stands behind modifiers and attributes of its own only, so a line that begins with another word declares none,
/// unless a semicolon, a brace or a lone carriage return comes before it.
struct LineBytes {
    /// The offset of its line end, or the file's end.
    let end: Int
    /// The offset from which on it may; nil if it does not.
    let declarations: Int?

    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        let first = Self.skipBlank(UnsafeRawBufferPointer(bytes), from: start)
        let isIndented = first > start
        let (end, divider) = Self.scan(UnsafeRawBufferPointer(bytes), from: first)
        self.end = end
        if first < end, Self.mayBegin(bytes[first..<end], isIndented: isIndented) {
            declarations = first
        } else {
            // Of a line at file level all is looked at: in a script, what `guard` binds is global.
            declarations = divider < end - 1 ? (isIndented ? divider : first) : nil
        }
    }

    private static func skipBlank(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var index = start
        while index + 8 <= bytes.count, word(bytes, at: index) == 0x2020_2020_2020_2020 { index += 8 }
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
        return index
    }

    /// The next line end, and the first semicolon, opening brace or carriage return before it; eight bytes at a time, since this
    /// is asked of every line of a project.
    private static func scan(_ bytes: UnsafeRawBufferPointer, from start: Int) -> (end: Int, divider: Int) {
        var divider = Int.max
        var index = start
        while index + 8 <= bytes.count {
            let word = word(bytes, at: index)
            if mayEndOrDivide(word) {
                let ends = matches(word, UInt8(ascii: "\n"))
                let dividers = matches(word, UInt8(ascii: ";")) | matches(word, UInt8(ascii: "{")) | matches(word, UInt8(ascii: "\r"))
                if dividers != 0, divider == Int.max { divider = index + dividers.trailingZeroBitCount / 8 }
                if ends != 0 { return (index + ends.trailingZeroBitCount / 8, divider) }
            }
            index += 8
        }
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            if [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "\r")].contains(bytes[index]) { divider = min(divider, index) }
            index += 1
        }
        return (index, divider)
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
    }

    /// Whether a word may hold a line end or a divider: `;` and `{` differ in one bit, the line ends and some controls in three.
    @inline(__always)
    private static func mayEndOrDivide(_ word: UInt64) -> Bool {
        zeros(in: (word | 0x4040_4040_4040_4040) ^ 0x7b7b_7b7b_7b7b_7b7b)
            | zeros(in: (word & 0xf8f8_f8f8_f8f8_f8f8) ^ 0x0808_0808_0808_0808) != 0
    }

    @inline(__always)
    private static func matches(_ word: UInt64, _ byte: UInt8) -> UInt64 {
        zeros(in: word ^ (UInt64(byte) &* 0x0101_0101_0101_0101))
    }

    /// A word whose lowest bit that is set marks the first byte that is zero; none is set where there is none.
    @inline(__always)
    private static func zeros(in word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    /// Whether a line begins as a declaration may. Names in a type, which are indented, are of no interest.
    private static func mayBegin(_ line: Slice<UnsafeBufferPointer<UInt8>>, isIndented: Bool) -> Bool {
        let second = line.count > 1 ? line[line.startIndex + 1] : 0
        switch line[line.startIndex] {
        case UInt8(ascii: "a")...UInt8(ascii: "z") where isIndented && !isBeginning(line[line.startIndex], second): return false
        case UInt8(ascii: "a")...UInt8(ascii: "z"): break
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "\""): return false
        case UInt8(ascii: "/"): return second != UInt8(ascii: "/")
        default: return true
        }
        let length = line.prefix { WordBytes.isWord($0) }.count
        return words(ofLength: length).contains { isWord($0, in: line) } || !isIndented && globals.contains { isWord($0, in: line) }
    }

    /// Whether one of the words below begins with two letters, which settles most lines.
    @inline(__always)
    private static func isBeginning(_ first: UInt8, _ second: UInt8) -> Bool {
        switch (first, second) {
        case (UInt8(ascii: "e"), UInt8(ascii: "n")), (UInt8(ascii: "e"), UInt8(ascii: "x")), (UInt8(ascii: "o"), UInt8(ascii: "p")),
            (UInt8(ascii: "c"), UInt8(ascii: "l")), (UInt8(ascii: "f"), UInt8(ascii: "i")), (UInt8(ascii: "a"), UInt8(ascii: "c")),
            (UInt8(ascii: "s"), UInt8(ascii: "t")), (UInt8(ascii: "p"), _), (UInt8(ascii: "i"), UInt8(ascii: "n")),
            (UInt8(ascii: "t"), UInt8(ascii: "y")), (UInt8(ascii: "n"), UInt8(ascii: "o")), (UInt8(ascii: "d"), UInt8(ascii: "i")):
            true
        default: false
        }
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
