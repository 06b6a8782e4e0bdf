/// A line of a source, as far as it tells at a glance whether it can declare something.
///
/// A declaration stands behind its modifiers and attributes, so a line that begins with another word has none, unless a
/// semicolon, a brace or a lone carriage return comes before it.
struct LineBytes {
    /// The offset of its line end, or the file's end.
    let end: Int
    let mayDeclare: Bool

    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        var first = start
        while first < bytes.count, bytes[first] == UInt8(ascii: " ") || bytes[first] == UInt8(ascii: "\t") { first += 1 }
        let (end, divider) = Self.scan(UnsafeRawBufferPointer(bytes), from: first)
        self.end = end
        mayDeclare = first < end && (divider < end - 1 || !Self.isPlainWord(bytes, from: first, upTo: end))
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

    /// Whether a line begins with a comment, a dot or a word that stands in front of no declaration.
    private static func isPlainWord(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, upTo end: Int) -> Bool {
        switch bytes[start] {
        case UInt8(ascii: "."), UInt8(ascii: "\""): return true
        case UInt8(ascii: "/"): return start + 1 < end && bytes[start + 1] == UInt8(ascii: "/")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): break
        default: return false
        }
        let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
        return switch bytes[start] {
        case UInt8(ascii: "i"): isWord("if", in: line) || isWord("import", in: line)
        case UInt8(ascii: "r"): isWord("return", in: line)
        case UInt8(ascii: "s"): isWord("self", in: line) || isWord("super", in: line)
        case UInt8(ascii: "g"): isWord("guard", in: line)
        case UInt8(ascii: "c"): isWord("case", in: line)
        case UInt8(ascii: "t"): isWord("try", in: line)
        default: false
        }
    }

    private static func isWord(_ word: StaticString, in line: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = word.utf8CodeUnitCount
        guard line.count >= count else { return false }
        for offset in 1..<count where line[offset] != word.utf8Start[offset] { return false }
        return line.count == count || !WordBytes.isWord(line[count])
    }
}
