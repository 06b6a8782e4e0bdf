/// The objects and list elements that make a file a member of targets, as insertions into the project's text.
struct NewMembership {
    private let file: String
    private let tree: ProjectTree
    private let groups: GroupTree
    private let text: ProjectText
    private var ids: ObjectIDs
    private var newObjects: [NewObject] = []
    private(set) var insertions: [Insertion] = []

    /// - Parameter file: relative to the project's root.
    init(of file: String, in tree: ProjectTree, bytes: [UInt8]) {
        self.file = file
        self.tree = tree
        groups = GroupTree(tree)
        text = ProjectText(bytes: bytes)
        ids = ObjectIDs(in: bytes)
    }

    var newIDs: Set<String> { Set(newObjects.map(\.mention.id)) }

    /// One reference for all targets, and one build file for each of them.
    mutating func add(to targets: [ParsedProject.Target]) throws(InsertionError) {
        let isCommented = isCommented(targets[0].object)
        let known = groups.reference(to: file)
        let place = known == nil ? groups.place(for: file) : nil
        let reference: ObjectMention
        if let known {
            reference = mention(of: known)
        } else if let place {
            reference = addReference(at: place, commented: isCommented)
        } else {
            throw InsertionError.noGroup(file: file)
        }
        var phases: Set<ObjectID> = []
        for target in targets {
            let phase = try sourcesPhase(of: target, with: place?.neighbour)
            guard phases.insert(phase).inserted else { continue }
            let build = addBuildFile(of: reference, target: target.target.name, phase: phase)
            let neighbour = element("files", of: phase) { tree.objects.object("fileRef", of: $0) == place?.neighbour }
            list(build, as: "files", of: phase, after: neighbour, commented: isCommented)
        }
        try placeObjects(commented: isCommented)
    }

    private mutating func addReference(at place: GroupPlace, commented: Bool) -> ObjectMention {
        let name = String(RelativePath.lastComponent(of: file))
        let mention = ObjectMention(id: newID("PBXFileReference"), comment: name)
        var fields = [NewObject.Field(key: "lastKnownFileType", value: .string("sourcecode.swift"))]
        if hasEncoding(place.neighbour) { fields.insert(NewObject.Field(key: "fileEncoding", value: .string("4")), at: 0) }
        if place.path != name { fields.append(NewObject.Field(key: "name", value: .string(name))) }
        fields.append(NewObject.Field(key: "path", value: .string(place.path)))
        fields.append(NewObject.Field(key: "sourceTree", value: .string(place.sourceTree)))
        newObjects.append(NewObject(mention: mention, isa: "PBXFileReference", fields: fields))
        let neighbour = element("children", of: place.group) { $0 == place.neighbour }
        list(mention, as: "children", of: place.group, after: neighbour, commented: commented)
        return mention
    }

    private mutating func addBuildFile(of reference: ObjectMention, target: String, phase: ObjectID) -> ObjectMention {
        let phaseName = tree.objects.string("name", of: phase) ?? "Sources"
        let mention = ObjectMention(id: newID("PBXBuildFile", target: target), comment: "\(reference.comment) in \(phaseName)")
        let field = NewObject.Field(key: "fileRef", value: .mention(reference))
        newObjects.append(NewObject(mention: mention, isa: "PBXBuildFile", fields: [field]))
        return mention
    }

    private mutating func list(
        _ mention: ObjectMention, as key: StaticString, of object: ObjectID, after neighbour: PropertyListValue?, commented: Bool
    ) {
        if let list = tree.objects.fields(key, of: object) {
            insertions.append(text.insertion(of: mention, into: list, after: neighbour, commented: commented))
        } else if let entry = tree.objects.entry(of: object) {
            let element = mention.text(commented: commented)
            insertions += [text.insertion(of: element, asListCalled: "\(key)", in: entry.value)].compactMap(\.self)
        }
    }

    private mutating func placeObjects(commented: Bool) throws(InsertionError) {
        for isa in ["PBXBuildFile", "PBXFileReference"] {
            let new = newObjects.filter { $0.isa == isa }
            guard !new.isEmpty else { continue }
            let section = ObjectSection(isa, of: tree.objects, in: text, layout: ObjectLayout(isCommented: commented))
            guard let placed = section.insertions(of: new) else { throw InsertionError.notVerified("no place for a \(isa)") }
            insertions += placed
        }
    }

    private mutating func newID(_ isa: String, target: String = "") -> String {
        ids.newID(role: isa, path: RelativePath.path(file, writtenIn: tree.sourceRoot ?? ""), target: target)
    }
}

/// What it looks up.
extension NewMembership {
    /// The phase that compiles a neighbour, if the target has several.
    private func sourcesPhase(of target: ParsedProject.Target, with neighbour: ObjectID?) throws(InsertionError) -> ObjectID {
        let phases = tree.objects.objects("buildPhases", of: target.object).filter { tree.objects.isKind("PBXSourcesBuildPhase", $0) }
        let withNeighbour = phases.first { phase in
            tree.objects.objects("files", of: phase).contains { tree.objects.object("fileRef", of: $0) == neighbour }
        }
        guard let phase = neighbour == nil ? phases.first : withNeighbour ?? phases.first else {
            throw InsertionError.noSourcesPhase(target: target.target.name)
        }
        return phase
    }

    private func element(_ key: StaticString, of object: ObjectID, where isWanted: (ObjectID) -> Bool) -> PropertyListValue? {
        tree.objects.fields(key, of: object)?.elements.last { tree.objects.object($0).map(isWanted) ?? false }
    }

    private func mention(of reference: ObjectID) -> ObjectMention {
        let name = tree.objects.string("name", of: reference) ?? String(RelativePath.lastComponent(of: file))
        return ObjectMention(id: tree.objects.entry(of: reference)?.key ?? "", comment: name)
    }

    private func isCommented(_ object: ObjectID) -> Bool {
        tree.objects.entry(of: object).map { text.hasComment(from: $0.keyRange.upperBound) } ?? true
    }

    /// Whether a reference states its encoding, or without one, whether some Swift file's does.
    private func hasEncoding(_ neighbour: ObjectID?) -> Bool {
        let anySwiftFile = tree.objects.all.first { tree.objects.string("lastKnownFileType", of: $0) == "sourcecode.swift" }
        guard let reference = neighbour ?? anySwiftFile else { return false }
        return tree.objects.has("fileEncoding", in: reference)
    }
}
