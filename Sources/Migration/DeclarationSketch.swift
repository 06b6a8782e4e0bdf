import SourceText

/// The names that a file may declare, found by a scan of its bytes without lexing them.
///
/// It errs on one side only: a word in a comment or a literal may look like a declaration, but no declaration is missed.
/// It decides which files are worth an outline, nothing else.
struct DeclarationSketch: Sendable {
    /// Hashes of the names after `class`, `extension`, `let`, `func` and the like; of a dotted name each component.
    private(set) var declared: [Int] = []
    /// Hashes of the words in inheritance clauses.
    private(set) var inherited: [Int] = []
    /// A declaration could not be made out: the file is worth an outline in any case.
    private(set) var isUnclear = false

    init(_ file: SourceFile) {
        file.bytes.withUnsafeBufferPointer { scan($0) }
    }

    /// Whether a file holds a word with one of some hashes, in code or not.
    static func names(anyOf hashes: Set<Int>, in file: SourceFile) -> Bool {
        file.bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let start = index
                while index < bytes.count, WordBytes.isWord(bytes[index]) { index += 1 }
                if index > start, hashes.contains(NameHash.of(bytes[start..<index])) { return true }
                index += 1
            }
            return false
        }
    }

    /// Looks at the lines that may declare something. Most do not: the first word tells.
    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        // A byte order mark is no part of the first word.
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while index < bytes.count {
            let line = LineBytes(bytes, from: index)
            index = line.declarations.map { max(scanLine(bytes, from: $0, upTo: line.end), line.end) } ?? line.end
            index += 1
        }
    }

    /// Where it stopped: a type's name may stand on a line below its keyword.
    private mutating func scanLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, upTo end: Int) -> Int {
        var index = start
        while index < end {
            guard WordBytes.isWord(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < end, WordBytes.isWord(bytes[index]) { index += 1 }
            switch Self.keyword(bytes, start, index - start) {
            case .type: index = readType(in: bytes, from: index, isAlias: bytes[start] == UInt8(ascii: "t"))
            case .value where Self.isAtFileLevel(start, in: bytes):
                if let name = name(in: bytes, from: index) { declared.append(NameHash.of(bytes[name])) }
            case .value, nil: break
            }
        }
        return index
    }

    /// Notes the name after a type's keyword and the words of its inheritance clause; where it stopped.
    private mutating func readType(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, isAlias: Bool) -> Int {
        guard let first = name(in: bytes, from: start), isName(bytes, first) else { return start }
        declared.append(NameHash.of(bytes[first]))
        var index = first.upperBound
        while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), let next = name(in: bytes, from: index + 1) {
            declared.append(NameHash.of(bytes[next]))
            index = next.upperBound
        }
        noteWords(in: bytes, from: index, upTo: isAlias ? UInt8(ascii: "\n") : UInt8(ascii: "{"))
        return index
    }

    /// `class func` declares no type; a keyword in backticks is a name.
    private func isName(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        bytes[word.lowerBound - 1] == UInt8(ascii: "`") || Self.keyword(bytes, word.lowerBound, word.count) == nil
    }

    /// Notes the words of an inheritance clause, up to the body or the end of an alias; those of comments in it do no harm.
    private mutating func noteWords(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, upTo stop: UInt8) {
        var index = start
        let end = min(bytes.count, start + 2_000)
        while index < end, bytes[index] != stop {
            guard WordBytes.isWord(bytes[index]) else {
                index += 1
                continue
            }
            let word = index
            while index < end, WordBytes.isWord(bytes[index]) { index += 1 }
            inherited.append(NameHash.of(bytes[word..<index]))
        }
    }

    /// The name after a keyword, past blanks and backticks. A comment between the two on one line makes the file unclear.
    private mutating func name(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
        var index = start
        var isOnOneLine = true
        while index < bytes.count, WordBytes.isBlank(bytes[index]) {
            isOnOneLine = isOnOneLine && bytes[index] != UInt8(ascii: "\n")
            index += 1
        }
        let first = index
        while index < bytes.count, WordBytes.isWord(bytes[index]) { index += 1 }
        if index == first, index < bytes.count, bytes[index] == UInt8(ascii: "/"), isOnOneLine, index > start { isUnclear = true }
        return index > first ? first..<index : nil
    }

    private enum Keyword { case type, value }

    /// Which of the keywords before a name, if any, a word is.
    @inline(__always)
    private static func keyword(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int) -> Keyword? {
        switch (bytes[start], count) {
        case (UInt8(ascii: "l"), 3): isWord(bytes, start, "let") ? .value : nil
        case (UInt8(ascii: "v"), 3): isWord(bytes, start, "var") ? .value : nil
        case (UInt8(ascii: "f"), 4): isWord(bytes, start, "func") ? .value : nil
        case (UInt8(ascii: "e"), 4): isWord(bytes, start, "enum") ? .type : nil
        case (UInt8(ascii: "c"), 5): isWord(bytes, start, "class") ? .type : nil
        case (UInt8(ascii: "a"), 5): isWord(bytes, start, "actor") ? .type : nil
        case (UInt8(ascii: "s"), 6): isWord(bytes, start, "struct") ? .type : nil
        case (UInt8(ascii: "p"), 8): isWord(bytes, start, "protocol") ? .type : nil
        case (UInt8(ascii: "e"), 9): isWord(bytes, start, "extension") ? .type : nil
        case (UInt8(ascii: "t"), 9): isWord(bytes, start, "typealias") ? .type : nil
        default: nil
        }
    }

    /// Whether a word as long as another is the same.
    private static func isWord(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ word: StaticString) -> Bool {
        (0..<word.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
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
enum WordBytes {
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
