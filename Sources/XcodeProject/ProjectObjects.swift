/// The objects of a project file. What a reference names and no object is, is nil: half-broken projects exist.
struct ProjectObjects: Sendable {
    private let list: PropertyList
    /// The nodes of the objects in the order of the file, which makes every choice between equals the same each time.
    private var nodes: [Int] = []
    private var objects: [ObjectName: ObjectID] = [:]

    init(_ value: PropertyListValue) {
        list = value.list
        guard list.nodes[value.node].kind == .dictionary else { return }
        let children = Array(list.children(of: value.node))
        nodes.reserveCapacity(children.count / 2)
        objects.reserveCapacity(children.count / 2)
        for index in stride(from: 0, to: children.count, by: 2) { add(children[index]) }
    }

    /// The last of several objects with the same name counts.
    private mutating func add(_ key: Int) {
        guard let name = list.text(of: key).map(ObjectName.init) else { return }
        if let known = objects.updateValue(ObjectID(index: nodes.count), forKey: name) {
            objects[name] = known
            nodes[known.index] = key + 1
        } else {
            nodes.append(key + 1)
        }
    }

    var count: Int { nodes.count }

    var all: some Sequence<ObjectID> { nodes.indices.lazy.map(ObjectID.init) }

    /// The object that a string names.
    func object(_ value: PropertyListValue?) -> ObjectID? {
        value.flatMap { object(namedBy: $0.node) }
    }

    func object(_ key: StaticString, of object: ObjectID?) -> ObjectID? {
        value(key, of: object).flatMap { self.object(namedBy: $0) }
    }

    /// The objects that a list of an object names.
    func objects(_ key: StaticString, of object: ObjectID) -> [ObjectID] {
        guard let elements = elements(key, of: object) else { return [] }
        var objects: [ObjectID] = []
        for element in elements {
            if let object = self.object(namedBy: element) { objects.append(object) }
        }
        return objects
    }

    func string(_ key: StaticString, of object: ObjectID?) -> String? {
        value(key, of: object).flatMap { list.string(of: $0) }
    }

    func strings(_ key: StaticString, of object: ObjectID) -> [String] {
        elements(key, of: object)?.compactMap { list.string(of: $0) } ?? []
    }

    func fields(_ key: StaticString, of object: ObjectID) -> PropertyListValue? {
        value(key, of: object).map { PropertyListValue(list: list, node: $0) }
    }

    func has(_ key: StaticString, in object: ObjectID) -> Bool { value(key, of: object) != nil }

    func isKind(_ isa: StaticString, _ object: ObjectID) -> Bool {
        value("isa", of: object).map { list.isString($0, isa) } ?? false
    }

    /// The ID and the fields of an object, and where they stand.
    func entry(of object: ObjectID) -> PropertyListEntry? {
        // A key is one node, and stands right before its value.
        let key = nodes[object.index] - 1
        guard let name = list.string(of: key) else { return nil }
        let value = PropertyListValue(list: list, node: key + 1)
        return PropertyListEntry(key: name, keyRange: list.nodes[key].range, value: value)
    }

    private func value(_ key: StaticString, of object: ObjectID?) -> Int? {
        object.flatMap { list.value(of: key, in: nodes[$0.index]) }
    }

    private func elements(_ key: StaticString, of object: ObjectID) -> PropertyListChildren? {
        guard let array = value(key, of: object), list.nodes[array].kind == .array else { return nil }
        return list.children(of: array)
    }

    private func object(namedBy node: Int) -> ObjectID? {
        list.text(of: node).flatMap { objects[ObjectName(bytes: $0)] }
    }
}

/// An object of a project file: its place among them.
struct ObjectID: Hashable, Sendable {
    let index: Int
}

/// The text of an ID, which is mostly too long for a string that needs no memory of its own.
private struct ObjectName: Hashable, Sendable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
