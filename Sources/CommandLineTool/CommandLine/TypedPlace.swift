/// A place as it was typed, the way compilers print it: `FILE:LINE` or `FILE:LINE:COLUMN`, with or without a last colon.
struct TypedPlace: Equatable, Sendable {
    let file: String
    /// 1-based.
    let line: Int
    /// 1-based, in bytes; nil where the whole line is meant.
    let column: Int?

    init(file: String, line: Int, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// Nil for a text that ends in no line.
    init?(_ text: String) {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        if parts.count > 1, parts.last == "" { parts.removeLast() }
        let numbers = parts.suffix(2).reversed().prefix { Self.number($0) != nil }.compactMap(Self.number)
        let file = parts.dropLast(numbers.count).joined(separator: ":")
        guard let line = numbers.last, !file.isEmpty else { return nil }
        self.init(file: file, line: line, column: numbers.count == 2 ? numbers.first : nil)
    }

    private static func number(_ text: String) -> Int? {
        guard text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
        return Int(text).flatMap { $0 > 0 ? $0 : nil }
    }
}
