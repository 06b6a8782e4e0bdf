/// What one list of an object is to get, at one place.
struct NewElements {
    let key: StaticString
    let object: ObjectID
    /// The element that they go behind; nil: to the end.
    let neighbour: PropertyListValue?
    var mentions: [ObjectMention]

    func insertions(in objects: ProjectObjects, text: ProjectText, commented: Bool) -> [Insertion] {
        if let list = objects.fields(key, of: object) {
            return mentions.map { text.insertion(of: $0, into: list, after: neighbour, commented: commented) }
        }
        guard let entry = objects.entry(of: object) else { return [] }
        let elements = mentions.map { $0.text(commented: commented) }
        return [text.insertion(of: elements, asListCalled: "\(key)", in: entry.value)].compactMap(\.self)
    }
}
