/// What a property list says, wherever it stands.
enum PropertyListContent: Equatable {
    case string(String)
    case array([PropertyListContent])
    /// In the order of the file.
    case dictionary([Field])

    struct Field: Equatable {
        let key: String
        let value: PropertyListContent
    }

    /// - Parameter hidden: keys and elements to leave out. Lists without elements are left out always: to the readers of
    ///   project files they are the same as none.
    init(_ value: PropertyListValue, without hidden: Set<String> = []) {
        if let string = value.string {
            self = .string(string)
        } else if let data = value.data {
            self = .string("<\(data)>")
        } else if value.isArray {
            let elements = value.elements.filter { element in !(element.string.map(hidden.contains) ?? false) }
            self = .array(elements.map { PropertyListContent($0, without: hidden) })
        } else {
            let entries = value.entries.filter { !hidden.contains($0.key) }
            let fields = entries.map { Field(key: $0.key, value: PropertyListContent($0.value, without: hidden)) }
            self = .dictionary(fields.filter { $0.value != .array([]) })
        }
    }

    /// All strings that are values.
    var strings: [String] {
        switch self {
        case .string(let string): [string]
        case .array(let elements): elements.flatMap(\.strings)
        case .dictionary(let fields): fields.flatMap(\.value.strings)
        }
    }
}
