import SourceText

/// The bytes of a file as the XML parser counts their lines.
struct XMLText {
    /// XML takes a lone `\r` for the end of a line, but the parser would not count it: it is a `\n` here.
    let bytes: [UInt8]
    let lines: LineIndex
    /// For each line the last one up to it that has a `<`: a tag has none but its first byte.
    private let tagLines: [Int]

    init(_ bytes: [UInt8]) {
        lines = LineIndex(bytes)
        self.bytes = bytes.contains(UInt8(ascii: "\r")) ? Self.withoutLoneReturns(bytes) : bytes
        tagLines = Self.tagLines(of: bytes, lines)
    }

    private static func tagLines(of bytes: [UInt8], _ lines: LineIndex) -> [Int] {
        let ends = lines.starts.dropFirst() + [bytes.count]
        var last = 1
        return zip(lines.starts, ends).enumerated().map { index, line in
            if bytes[line.0..<line.1].contains(UInt8(ascii: "<")) { last = index + 1 }
            return last
        }
    }

    /// The line on which a start tag begins that ends on the given one; both 1-based.
    func lineOfTag(endingOn line: Int) -> Int {
        tagLines.indices.contains(line - 1) ? tagLines[line - 1] : line
    }

    func error(_ cause: InterfaceError.Cause, at offset: Int) -> InterfaceError {
        InterfaceError(line: lines.position(of: offset).line, cause: cause)
    }

    private static func withoutLoneReturns(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\r") {
            let isLone = index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
            if isLone { bytes[index] = UInt8(ascii: "\n") }
        }
        return bytes
    }
}
