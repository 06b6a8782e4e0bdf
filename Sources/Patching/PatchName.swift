/// A file name as patches spell it.
struct PatchName {
    let path: String

    /// `a/path` or `b/path`; in double quotes with C's escapes where git's rules ask for it.
    func quoted(side: String) -> String {
        let name = side + "/" + path
        guard name.utf8.contains(where: { Self.escape($0) != nil }) else { return name }
        return "\"" + String(decoding: name.utf8.flatMap { Self.escape($0) ?? [$0] }, as: UTF8.self) + "\""
    }

    /// As it ends a `---` or `+++` line: GNU patch cuts a bare name at a space unless a tab stands behind the name.
    func terminated(side: String) -> String {
        let name = quoted(side: side)
        return !name.hasPrefix("\"") && name.utf8.contains(UInt8(ascii: " ")) ? name + "\t" : name
    }

    private static func escape(_ byte: UInt8) -> [UInt8]? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\t"): Array(#"\t"#.utf8)
        case UInt8(ascii: "\n"): Array(#"\n"#.utf8)
        case UInt8(ascii: "\r"): Array(#"\r"#.utf8)
        case 0..<0x20, 0x7F: [UInt8(ascii: "\\")] + octal(byte)
        default: nil
        }
    }

    /// Three digits.
    private static func octal(_ byte: UInt8) -> [UInt8] {
        [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
    }
}
