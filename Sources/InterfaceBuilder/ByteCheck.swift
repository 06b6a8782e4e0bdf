import SourceText

/// A look at a file before it is read as XML.
enum ByteCheck {
    /// Returns if the bytes are UTF-8 without conflict markers.
    static func check(_ bytes: [UInt8], lines: LineIndex) throws(InterfaceError) {
        guard !bytes.allSatisfy(isBlank) else { throw InterfaceError(line: nil, cause: .empty) }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { throw InterfaceError(line: nil, cause: .notUTF8) }
        if bytes.contains(0) { throw InterfaceError(line: nil, cause: .binary) }
        try refuseConflicts(bytes, lines)
        try refuseOtherEncodings(bytes, lines)
        if let offset = bytes.firstIndex(where: { $0 < UInt8(ascii: " ") && !isBlank($0) || $0 == 0x0B || $0 == 0x0C }) {
            let cause = InterfaceError.Cause.notXML("a control character, which XML does not allow")
            throw InterfaceError(line: lines.position(of: offset).line, cause: cause)
        }
    }

    /// In an Interface Builder file no line of text begins with `<` or `>`: they are written as entities.
    private static func refuseConflicts(_ bytes: [UInt8], _ lines: LineIndex) throws(InterfaceError) {
        let line = lines.starts.firstIndex { start in
            guard start < bytes.count, bytes[start] == UInt8(ascii: "<") || bytes[start] == UInt8(ascii: ">") else { return false }
            let marker = bytes[start...].prefix(7)
            return marker.count == 7 && marker.allSatisfy { $0 == bytes[start] }
        }
        if let line { throw InterfaceError(line: line + 1, cause: .conflictMarker) }
    }

    private static func refuseOtherEncodings(_ bytes: [UInt8], _ lines: LineIndex) throws(InterfaceError) {
        // Most files are ASCII, which needs no decoder.
        guard let start = bytes.firstIndex(where: { $0 >= 0x80 }) else { return }
        var offset = start
        var rest = bytes[start...].makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return
            case .error:
                let isLast = if case .emptyInput = parser.parseScalar(from: &rest) { true } else { false }
                throw InterfaceError(line: lines.position(of: offset).line, cause: isLast ? .truncated : .notUTF8)
            }
        }
    }
}
