import SourceText

/// A look at a file before the XML parser sees it: what that would read in its own way, or explain badly, is refused here.
enum ByteCheck {
    /// Returns if the bytes are UTF-8 that begins like XML, without conflict markers and what Interface Builder never writes.
    static func check(_ text: XMLText) throws(InterfaceError) {
        let bytes = text.bytes
        guard !bytes.allSatisfy(isBlank) else { throw InterfaceError(line: nil, cause: .empty) }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { throw InterfaceError(line: nil, cause: .notUTF8) }
        if bytes.contains(0) { throw InterfaceError(line: nil, cause: .binary) }
        try refuseConflicts(text)
        try refuseOtherEncodings(text)
        try refuseOtherBeginnings(text)
        try refuseForeignMarkup(text)
    }

    /// In an Interface Builder file no line of text begins with `<` or `>`: they are written as entities.
    private static func refuseConflicts(_ text: XMLText) throws(InterfaceError) {
        let bytes = text.bytes
        let start = text.lines.starts.first { start in
            guard start < bytes.count, bytes[start] == UInt8(ascii: "<") || bytes[start] == UInt8(ascii: ">") else { return false }
            let marker = bytes[start...].prefix(7)
            return marker.count == 7 && marker.allSatisfy { $0 == bytes[start] }
        }
        if let start { throw text.error(.conflictMarker, at: start) }
    }

    private static func refuseOtherEncodings(_ text: XMLText) throws(InterfaceError) {
        // Most files are ASCII, which needs no decoder.
        guard let start = text.bytes.firstIndex(where: { $0 >= 0x80 }) else { return }
        var offset = start
        var rest = text.bytes[start...].makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return
            case .error:
                let isLast = if case .emptyInput = parser.parseScalar(from: &rest) { true } else { false }
                throw text.error(isLast ? .truncated : .notUTF8, at: offset)
            }
        }
    }

    /// An encoding that is declared and honoured could make other text of the same bytes.
    private static func refuseOtherBeginnings(_ text: XMLText) throws(InterfaceError) {
        let mark = text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let content = text.bytes[mark...].drop(while: isBlank)
        guard let first = content.first else { throw text.error(.truncated, at: mark) }
        guard first == UInt8(ascii: "<") else { throw text.error(.notXML("text before the first element"), at: content.startIndex) }
        guard content.starts(with: "<?xml".utf8) else { return }
        let declaration = String(decoding: content.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
        guard let name = declaration.firstMatch(of: #/\sencoding\s*=\s*["']([\w.\-]+)["']/#)?.1 else { return }
        guard ["utf-8", "us-ascii"].contains(name.lowercased()) else {
            throw text.error(.encoding(String(name)), at: content.startIndex)
        }
    }

    /// Text has `&lt;` for `<`, so that nothing but a comment could have these by accident.
    private static func refuseForeignMarkup(_ text: XMLText) throws(InterfaceError) {
        var rest = text.bytes[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(start + 1)...]
            if rest.starts(with: "!DOCTYPE".utf8) { throw text.error(.documentType, at: start) }
            if rest.first == UInt8(ascii: "?"), isBareInstruction(rest) { throw text.error(.bareInstruction, at: start) }
        }
    }

    /// `?name?>`, for which the parser on Linux follows a null pointer.
    private static func isBareInstruction(_ rest: ArraySlice<UInt8>) -> Bool {
        rest.dropFirst().drop { $0 != UInt8(ascii: "?") && !isBlank($0) }.starts(with: "?>".utf8)
    }
}
