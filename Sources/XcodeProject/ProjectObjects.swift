/// The objects of a project file by their ID. What a reference names and no object is, is nil: half-broken projects exist.
struct ProjectObjects {
    /// In the order of the file, which makes every choice between equals the same each time.
    let all: [ProjectObject]
    private let byID: [String: ProjectObject]

    init(_ value: PropertyListValue) {
        all = value.entries.map { ProjectObject(id: $0.key, fields: $0.value) }
        byID = Dictionary(all.map { ($0.id, $0) }) { $1 }
    }

    subscript(id: String?) -> ProjectObject? {
        id.flatMap { byID[$0] }
    }

    /// The objects that a list of an object names.
    func list(_ key: String, of object: ProjectObject) -> [ProjectObject] {
        object.strings(key).compactMap { byID[$0] }
    }
}

struct ProjectObject {
    let id: String
    let fields: PropertyListValue

    var isa: String? { self["isa"] }

    subscript(key: String) -> String? { fields[key]?.string }

    func strings(_ key: String) -> [String] {
        fields[key]?.elements.compactMap(\.string) ?? []
    }
}
