import SourceText

/// The names that a file may declare, found by a scan of its bytes without lexing them.
///
/// It errs on one side only: a word in a comment or a literal may look like a declaration, but no declaration is missed.
/// It decides which files are worth an outline, nothing else.
struct DeclarationSketch: Sendable {
    /// Hashes of the names after `class`, `extension`, `let`, `func` and the like; of a dotted name each component.
    private(set) var declared: Set<Int> = []
    /// Hashes of the words in inheritance clauses.
    private(set) var inherited: Set<Int> = []
    /// A declaration could not be made out: the file is worth an outline in any case.
    private(set) var isUnclear = false

    init(_ file: SourceFile) {
        file.bytes.withUnsafeBufferPointer { scan($0) }
    }

    static func hash(_ name: String) -> Int {
        name.utf8.withContiguousStorageIfAvailable { hash($0[...]) } ?? hash(Array(name.utf8).withUnsafeBufferPointer { $0 }[...])
    }

    /// FNV-1a; a collision only makes a file worth an outline that is not.
    private static func hash(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: hash)
    }

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count {
            guard WordBytes.isWord(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, WordBytes.isWord(bytes[index]) { index += 1 }
            if Self.isTypeKeyword(bytes[start..<index]) {
                index = readType(in: bytes, from: index)
            } else if Self.isGlobalKeyword(bytes[start..<index]), Self.isAtFileLevel(start, in: bytes) {
                if let name = nextWord(in: bytes, from: index) { declared.insert(Self.hash(bytes[name])) }
            }
        }
    }

    /// Notes the name after a type's keyword and the words of its inheritance clause; where it stopped.
    private mutating func readType(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let first = nextWord(in: bytes, from: start) else { return start }
        declared.insert(Self.hash(bytes[first]))
        var index = first.upperBound
        while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), let next = nextWord(in: bytes, from: index + 1) {
            declared.insert(Self.hash(bytes[next]))
            index = next.upperBound
        }
        let end =
            bytes[index...].firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ";") } ?? bytes.count
        guard end - index < 2_000, bytes[index..<end].contains(UInt8(ascii: ":")) else { return index }
        var position = index
        while let word = nextWord(in: bytes, from: position, upTo: end) {
            inherited.insert(Self.hash(bytes[word]))
            position = word.upperBound
        }
        return index
    }

    /// The next word, past blanks, line ends, backticks and other marks; a comment in between makes the file unclear.
    private mutating func nextWord(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, upTo end: Int? = nil) -> Range<Int>? {
        let end = end ?? bytes.count
        var index = start
        while index < end, !WordBytes.isWord(bytes[index]) {
            if bytes[index] == UInt8(ascii: "/") { isUnclear = true }
            if end == bytes.count, !WordBytes.isBlank(bytes[index]) { return nil }
            index += 1
        }
        guard index < end else { return nil }
        let first = index
        while index < end, WordBytes.isWord(bytes[index]) { index += 1 }
        return first..<index
    }

    private static func isTypeKeyword(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        switch word.count {
        case 4: word.elementsEqual("enum".utf8)
        case 5: word.elementsEqual("class".utf8) || word.elementsEqual("actor".utf8)
        case 6: word.elementsEqual("struct".utf8)
        case 8: word.elementsEqual("protocol".utf8)
        case 9: word.elementsEqual("extension".utf8) || word.elementsEqual("typealias".utf8)
        default: false
        }
    }

    private static func isGlobalKeyword(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.count == 3 && (word.elementsEqual("let".utf8) || word.elementsEqual("var".utf8))
            || word.count == 4 && word.elementsEqual("func".utf8)
    }

    /// Whether a keyword's line is not indented: what stands at file level hardly ever is, and an indented global
    /// that is missed here only leaves a site alone.
    private static func isAtFileLevel(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = start
        while index > 0, bytes[index - 1] != UInt8(ascii: "\n"), bytes[index - 1] != UInt8(ascii: "\r") { index -= 1 }
        return !WordBytes.isBlank(bytes[index])
    }
}

/// Which bytes words, and the gaps between them, are made of; each mask holds a bit for each of 64 ASCII characters.
private enum WordBytes {
    /// `0`–`9`
    private static let digits: UInt64 = 0x03ff_0000_0000_0000
    /// `A`–`Z`, `_`, `a`–`z`
    private static let letters: UInt64 = 0x07ff_fffe_87ff_fffe
    /// NUL, tab, the line ends, space
    private static let blanks: UInt64 = 0x0000_0001_0000_3e01

    @inline(__always)
    static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (byte < 64 ? digits : letters) >> UInt64(byte & 63) & 1 == 1
    }

    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool {
        byte < 64 && blanks >> UInt64(byte) & 1 == 1 || byte == UInt8(ascii: "`")
    }
}
