/// A journal as it lies on the disk: fields of `LENGTH:BYTES`, behind a line that tells the version.
extension Journal {
    private static let head = Array("sbmigrate journal 1\n".utf8)

    var bytes: [UInt8] {
        var fields = FieldWriter(bytes: Self.head)
        fields.put(kind.rawValue)
        fields.put(token)
        fields.put(entries.count)
        for entry in entries { entry.put(in: &fields) }
        fields.put("end")
        return fields.bytes
    }

    /// Nil for bytes that no run of this version wrote.
    init?(bytes: [UInt8]) {
        guard bytes.starts(with: Self.head) else { return nil }
        var fields = FieldReader(bytes[Self.head.count...])
        guard let kind = fields.text().flatMap(Kind.init), let token = fields.text(), let count = fields.number() else { return nil }
        var entries: [JournalEntry] = []
        for _ in 0..<count {
            guard let entry = JournalEntry(from: &fields) else { return nil }
            entries.append(entry)
        }
        guard fields.text() == "end", fields.isAtEnd, Self.isName(token) else { return nil }
        self.init(kind, token: token, entries)
    }

    private static func isName(_ token: String) -> Bool {
        !token.isEmpty && token.utf8.allSatisfy { Character(Unicode.Scalar($0)).isLetter || Character(Unicode.Scalar($0)).isNumber }
    }
}

extension JournalEntry {
    fileprivate func put(in fields: inout FieldWriter) {
        fields.put(path)
        for bytes in [old, new] { fields.put(bytes.map { [1] + $0 } ?? []) }
        fields.put(folders.count)
        folders.forEach { fields.put($0) }
        fields.put(spans.count)
        for span in spans {
            for bound in [span.old.lowerBound, span.old.upperBound, span.new.lowerBound, span.new.upperBound] { fields.put(bound) }
        }
    }

    fileprivate init?(from fields: inout FieldReader) {
        guard let path = fields.text(), let old = fields.field(), let new = fields.field(), let folderCount = fields.number() else {
            return nil
        }
        let folders = (0..<folderCount).map { _ in fields.text() }.prefix { $0 != nil }.compactMap(\.self)
        guard folders.count == folderCount, let spanCount = fields.number() else { return nil }
        let spans = (0..<spanCount).map { _ in ChangedSpan(from: &fields) }.prefix { $0 != nil }.compactMap(\.self)
        guard spans.count == spanCount, ([path] + folders).allSatisfy(Self.isInside) else { return nil }
        self.init(
            path: path, old: old.first.map { _ in Array(old.dropFirst()) }, new: new.first.map { _ in Array(new.dropFirst()) },
            folders: folders, spans: spans)
    }

    /// Whether a path cannot lead out of the folder that it is relative to, but by links.
    private static func isInside(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && !part.elementsEqual("..".utf8) && !part.elementsEqual(".".utf8)
        }
    }
}

extension ChangedSpan {
    fileprivate init?(from fields: inout FieldReader) {
        let bounds = (0..<4).compactMap { _ in fields.number() }
        guard bounds.count == 4, bounds[0] <= bounds[1], bounds[2] <= bounds[3] else { return nil }
        self.init(old: bounds[0]..<bounds[1], new: bounds[2]..<bounds[3])
    }
}
