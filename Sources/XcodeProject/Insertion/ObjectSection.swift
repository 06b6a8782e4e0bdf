/// The objects of one `isa`, which Xcode keeps together, sorted by their IDs, between two comments.
struct ObjectSection {
    private let isa: StaticString
    private let text: ProjectText
    private let objects: [PropertyListEntry]
    /// The first object of a section that comes behind this one, which is empty.
    private let next: PropertyListEntry?
    private let layout: ObjectLayout

    /// - Parameter layout: for objects of a section that is empty.
    init(_ isa: StaticString, of objects: ProjectObjects, in text: ProjectText, layout: ObjectLayout) {
        self.isa = isa
        self.text = text
        self.layout = layout
        let own = objects.all.filter { objects.isKind(isa, $0) }
        self.objects = own.compactMap(objects.entry)
        let behind = own.isEmpty ? objects.all.first { "\(isa)" < objects.string("isa", of: $0) ?? "" } : nil
        next = behind.flatMap(objects.entry)
    }

    /// Nil if there is no place for them.
    func insertions(of new: [NewObject]) -> [Insertion]? {
        let sorted = new.sorted { $0.mention.id < $1.mention.id }
        if !objects.isEmpty { return sorted.map(insertion) }
        guard let start = next?.keyRange.lowerBound else { return nil }
        let lines = sorted.map { layout.text($0) }
        if let end = text.lineStart(ofComment: "/* End \(isa) section */") {
            return [Insertion(offset: end, text: joined(lines, besides: start))]
        }
        guard let comment = text.sectionStart(before: start) else {
            return lines.map { text.insertion(of: $0, before: start) }
        }
        return [Insertion(offset: comment, text: section(of: lines, besides: start))]
    }

    private func insertion(of object: NewObject) -> Insertion {
        let previous = objects.last { $0.key < object.mention.id }
        let neighbour = previous ?? objects[0]
        let line = ObjectLayout(like: neighbour, in: text).text(object)
        guard let previous else { return text.insertion(of: line, before: neighbour.keyRange.lowerBound) }
        let end = text.content(from: previous.value.range.upperBound) + 1
        return text.insertion(of: line, behind: end, ofEntryAt: previous.keyRange.lowerBound)
    }

    private func section(of lines: [String], besides start: Int) -> String {
        let lineBreak = text.lineBreak(from: start)
        let body = joined(lines, besides: start)
        return "/* Begin \(isa) section */" + lineBreak + body + "/* End \(isa) section */" + lineBreak + lineBreak
    }

    private func joined(_ lines: [String], besides start: Int) -> String {
        let indentation = text.indentation(of: start) ?? ""
        return lines.map { indentation + $0 + text.lineBreak(from: start) }.joined()
    }
}

extension ProjectText {
    /// The start of the line that begins with a comment.
    fileprivate func lineStart(ofComment comment: String) -> Int? {
        let wanted = Array(comment.utf8)
        let starts = bytes.indices.lazy.filter { $0 == 0 || isLineEnd(bytes[$0 - 1]) }
        return starts.first { bytes[$0...].starts(with: wanted) }
    }

    /// The start of the line of `/* Begin X section */` right in front of an object.
    fileprivate func sectionStart(before start: Int) -> Int? {
        guard let end = bytes[..<start].lastIndex(where: { !isBlank($0) }) else { return nil }
        let line = lineStart(of: end)
        return bytes[line...end].starts(with: "/* Begin ".utf8) ? line : nil
    }
}
