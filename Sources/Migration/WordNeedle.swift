import SourceText

/// A text to look for that does not begin in the midst of a word: `present(` is not in `represent(`.
struct WordNeedle: Sendable {
    private let needle: ByteNeedle
    private let beginsWithWord: Bool

    /// - Parameter text: not empty.
    init(_ text: String) {
        needle = ByteNeedle(text)
        beginsWithWord = text.utf8.first.map(Self.isOfWord) ?? false
    }

    func occurs(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = 0
        while let found = needle.firstOffset(in: bytes, from: start) {
            if !beginsWithWord || found == 0 || !Self.isOfWord(bytes[found - 1]) { return true }
            start = found + 1
        }
        return false
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "_") || byte >= 0x80
        }
    }
}
