/// The ID of an object as other objects name it, with the comment that Xcode writes behind it.
struct ObjectMention {
    let id: String
    let comment: String

    func text(commented: Bool) -> String { commented ? "\(id) /* \(comment) */" : id }
}

extension ProjectText {
    /// Puts an ID into a list of an object: behind a neighbour, else at the end.
    /// - Parameter commented: whether it gets a comment where no other element shows whether they have one.
    func insertion(of mention: ObjectMention, into list: PropertyListValue, after neighbour: PropertyListValue?, commented: Bool)
        -> Insertion
    {
        guard let neighbour = neighbour ?? list.elements.last else {
            return insertion(of: mention.text(commented: commented), intoEmpty: list)
        }
        let end = neighbour.range.upperBound
        let text = mention.text(commented: hasComment(from: end))
        let separator = content(from: end)
        guard bytes[separator] != UInt8(ascii: ",") else {
            return insertion(of: text + ",", behind: separator + 1, ofEntryAt: neighbour.range.lowerBound)
        }
        let indentation = indentation(of: neighbour.range.lowerBound)
        let blank = indentation.map { lineBreak(from: end) + $0 } ?? " "
        return Insertion(offset: commentEnd(from: end), text: "," + blank + text)
    }

    private func insertion(of text: String, intoEmpty list: PropertyListValue) -> Insertion {
        let bracket = list.range.upperBound - 1
        guard let indentation = indentation(of: bracket) else { return Insertion(offset: bracket, text: text + ", ") }
        let line = indentation + indentationStep(indentation) + text + "," + lineBreak(from: bracket)
        return Insertion(offset: lineStart(of: bracket), text: line)
    }

    /// Gives an object the list that it lacks, in its place among the keys, which are in the order of their bytes.
    func insertion(of elements: [String], asListCalled key: String, in object: PropertyListValue) -> Insertion? {
        let entries = object.entries
        guard let last = entries.last else { return nil }
        let next = entries.first { $0.key != "isa" && key.utf8.lexicographicallyPrecedes($0.key.utf8) }
        let start = (next ?? last).keyRange.lowerBound
        let list = list(of: elements, besides: start)
        guard next == nil else { return insertion(of: "\(key) = \(list);", before: start) }
        let end = content(from: last.value.range.upperBound) + 1
        return insertion(of: "\(key) = \(list);", behind: end, ofEntryAt: start)
    }

    private func list(of elements: [String], besides offset: Int) -> String {
        guard let indentation = indentation(of: offset) else { return "(" + elements.map { $0 + ", " }.joined() + ")" }
        let lineBreak = lineBreak(from: offset)
        let lines = elements.map { indentation + indentationStep(indentation) + $0 + "," + lineBreak }
        return "(" + lineBreak + lines.joined() + indentation + ")"
    }

    private func indentationStep(_ indentation: String) -> String { indentation.first == " " ? "    " : "\t" }
}
