/// How the objects of a section are laid out.
struct ObjectLayout {
    /// What stands behind the opening bracket, between two entries, and before the closing bracket.
    private var opening = ""
    private var between = " "
    private var closing = " "
    /// Whether a comment says what an ID stands for.
    let isCommented: Bool

    /// As Xcode writes build files and file references.
    init(isCommented: Bool) { self.isCommented = isCommented }

    /// Like an object that is there, whose fields do not have to be the same.
    init(like object: PropertyListEntry, in text: ProjectText) {
        isCommented = text.hasComment(from: object.keyRange.upperBound)
        let entries = object.value.entries
        guard entries.count > 1, let last = entries.last else { return }
        let end = { (entry: PropertyListEntry) in text.content(from: entry.value.range.upperBound) + 1 }
        guard let opening = text.blank(object.value.range.lowerBound + 1..<entries[0].keyRange.lowerBound),
            let between = text.blank(end(entries[0])..<entries[1].keyRange.lowerBound),
            let closing = text.blank(end(last)..<object.value.range.upperBound - 1)
        else { return }
        (self.opening, self.between, self.closing) = (opening, between, closing)
    }

    func text(_ object: NewObject) -> String {
        let fields = [NewObject.Field(key: "isa", value: .string(object.isa))] + object.fields
        let body = fields.map { "\($0.key) = \($0.value.text(commented: isCommented));" }.joined(separator: between)
        return object.mention.text(commented: isCommented) + " = {" + opening + body + closing + "};"
    }
}
