import SourceText

/// A look at a file before the XML parser sees it: what that would read in its own way, or explain badly, is refused here.
struct Prolog {
    private let bytes: [UInt8]
    private var offset = 0

    /// Returns if the bytes are UTF-8 without conflict markers, and their first element is `document` without a document type.
    static func check(_ bytes: [UInt8]) throws(InterfaceError) {
        guard !bytes.isEmpty else { throw InterfaceError(line: nil, cause: .empty) }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { throw InterfaceError(line: nil, cause: .notUTF8) }
        if bytes.contains(0) { throw InterfaceError(line: nil, cause: .binary) }
        try refuseConflicts(bytes)
        if let line = UTF8Check.firstBadLine(of: bytes) {
            throw InterfaceError(line: line, cause: InterfaceError.hasEndTag(bytes) ? .notUTF8 : .truncated)
        }
        var prolog = Prolog(bytes: bytes)
        try prolog.checkUpToRoot()
    }

    /// In an Interface Builder file no line of text begins with `<` or `>`: they are written as entities.
    private static func refuseConflicts(_ bytes: [UInt8]) throws(InterfaceError) {
        let markers = ["<<<<<<<", ">>>>>>>"].map { [UInt8]($0.utf8) }
        let line = LineIndex(bytes).starts.firstIndex { start in markers.contains { bytes[start...].starts(with: $0) } }
        if let line { throw InterfaceError(line: line + 1, cause: .conflictMarker) }
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    private mutating func checkUpToRoot() throws(InterfaceError) {
        while true {
            skipBlank()
            if isAt("<?xml") { try checkDeclaration() }
            if isAt("<?") {
                _ = try text(upTo: "?>")
            } else if isAt("<!--") {
                _ = try text(upTo: "-->")
            } else {
                return try checkRoot()
            }
        }
    }

    /// An encoding that the parser honours could make other text of the same bytes.
    private func checkDeclaration() throws(InterfaceError) {
        var rest = self
        let declaration = try rest.text(upTo: "?>")
        guard let name = declaration.firstMatch(of: #/\sencoding\s*=\s*["']([^"']*)["']/#)?.1 else { return }
        guard ["utf-8", "us-ascii"].contains(name.lowercased()) else { throw error(.encoding(String(name))) }
    }

    private mutating func checkRoot() throws(InterfaceError) {
        guard offset < bytes.count else { throw error(offset == 0 || bytes.allSatisfy(isBlank) ? .empty : .truncated) }
        if isAt("<!") { throw error(.documentType) }
        guard isAt("<") else { throw error(.notXML("text where the first element should begin")) }
        let name = bytes[(offset + 1)...].prefix { !isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        switch String(decoding: name, as: UTF8.self) {
        case "document": return
        case "archive": throw error(.oldFormat)
        case "": throw error(.notXML("a < without a name"))
        case let other: throw error(offset + 1 + name.count == bytes.count ? .truncated : .root(other))
        }
    }

    /// What stands between here and the end of a text, which is skipped too.
    private mutating func text(upTo end: String) throws(InterfaceError) -> String {
        let start = offset
        while !isAt(end) {
            guard offset < bytes.count else { throw error(.truncated) }
            offset += 1
        }
        offset += end.utf8.count
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func skipBlank() {
        while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
    }

    private func isAt(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    private func error(_ cause: InterfaceError.Cause) -> InterfaceError {
        InterfaceError(line: cause == .empty ? nil : LineIndex(bytes).position(of: offset).line, cause: cause)
    }
}
