/// The objects and list elements that make files members of targets, as insertions into the project's text.
struct NewMembership {
    private let tree: ProjectTree
    private let groups: GroupTree
    private let text: ProjectText
    /// Whether comments say what IDs stand for, where no neighbour shows it.
    private let isCommented: Bool
    private var ids: ObjectIDs
    private var newObjects: [NewObject] = []
    private var newElements: [NewElements] = []

    init(in project: ProjectFile) throws(InsertionError) {
        guard let tree = project.tree else { throw InsertionError.noProject }
        self.tree = tree
        groups = GroupTree(tree)
        text = ProjectText(bytes: project.list.bytes)
        isCommented = tree.objects.entry(of: tree.project).map { [text] in text.hasComment(from: $0.keyRange.upperBound) } ?? true
        ids = ObjectIDs(in: project.list.bytes)
    }

    var newIDs: Set<String> { Set(newObjects.map(\.mention.id)) }

    /// One reference for all targets, and one build file for each of them.
    /// - Parameter file: relative to the project's root.
    mutating func add(_ file: String, to targets: [TargetObject]) throws(InsertionError) {
        guard !targets.isEmpty else { return }
        let (reference, neighbour) = try reference(to: file)
        var phases: Set<ObjectID> = []
        for target in targets {
            let phase = try sourcesPhase(of: target, with: neighbour)
            guard phases.insert(phase).inserted else { continue }
            let build = addBuildFile(of: reference, to: file, target: target.target.name, phase: phase)
            list(build, as: "files", of: phase, after: neighbour.flatMap { element("files", of: phase, for: $0) })
        }
    }

    /// Ordered by offset, one for each offset.
    func insertions() throws(InsertionError) -> [Insertion] {
        var all: [Insertion] = []
        for isa: StaticString in ["PBXBuildFile", "PBXFileReference"] {
            let new = newObjects.filter { $0.isa == "\(isa)" }
            guard !new.isEmpty else { continue }
            let section = ObjectSection(isa, of: tree.objects, in: text, layout: ObjectLayout(isCommented: isCommented))
            guard let placed = section.insertions(of: new) else { throw InsertionError.notVerified("no place for a \(isa)") }
            all += placed
        }
        return Insertion.merged(newElements.flatMap { $0.insertions(in: tree.objects, text: text, commented: isCommented) } + all)
    }

    /// The reference that the project has, or a new one and the reference that it stands beside.
    private mutating func reference(to file: String) throws(InsertionError) -> (ObjectMention, neighbour: ObjectID?) {
        if let known = groups.reference(to: file) { return (mention(of: known, to: file), nil) }
        guard let place = groups.place(for: file) else { throw InsertionError.noGroup(file: file) }
        return (addReference(to: file, at: place), place.neighbour)
    }

    private mutating func addReference(to file: String, at place: GroupPlace) -> ObjectMention {
        let name = String(RelativePath.lastComponent(of: file))
        let mention = ObjectMention(id: newID("PBXFileReference", file: file), comment: name)
        var fields = [NewObject.Field(key: "lastKnownFileType", value: .string("sourcecode.swift"))]
        if hasEncoding(place.neighbour) { fields.insert(NewObject.Field(key: "fileEncoding", value: .string("4")), at: 0) }
        if place.path != name { fields.append(NewObject.Field(key: "name", value: .string(name))) }
        fields.append(NewObject.Field(key: "path", value: .string(place.path)))
        fields.append(NewObject.Field(key: "sourceTree", value: .string(place.sourceTree)))
        newObjects.append(NewObject(mention: mention, isa: "PBXFileReference", fields: fields))
        list(mention, as: "children", of: place.group, after: place.neighbour.flatMap { element("children", of: place.group, for: $0) })
        return mention
    }

    private mutating func addBuildFile(
        of reference: ObjectMention, to file: String, target: String, phase: ObjectID
    ) -> ObjectMention {
        let phaseName = tree.objects.string("name", of: phase) ?? "Sources"
        let mention = ObjectMention(id: newID("PBXBuildFile", file: file, target: target), comment: "\(reference.comment) in \(phaseName)")
        let field = NewObject.Field(key: "fileRef", value: .mention(reference))
        newObjects.append(NewObject(mention: mention, isa: "PBXBuildFile", fields: [field]))
        return mention
    }

    private mutating func list(
        _ mention: ObjectMention, as key: StaticString, of object: ObjectID, after neighbour: PropertyListValue?
    ) {
        if let index = newElements.firstIndex(where: { $0.object == object && $0.neighbour?.node == neighbour?.node }) {
            newElements[index].mentions.append(mention)
        } else {
            newElements.append(NewElements(key: key, object: object, neighbour: neighbour, mentions: [mention]))
        }
    }

    private mutating func newID(_ isa: String, file: String, target: String = "") -> String {
        ids.newID(role: isa, path: RelativePath.path(file, writtenIn: tree.sourceRoot ?? ""), target: target)
    }
}

/// What it looks up.
extension NewMembership {
    /// The phase that compiles a neighbour, if the target has several.
    private func sourcesPhase(of target: TargetObject, with neighbour: ObjectID?) throws(InsertionError) -> ObjectID {
        let phases = tree.objects.objects("buildPhases", of: target.object).filter { tree.objects.isKind("PBXSourcesBuildPhase", $0) }
        let withNeighbour = neighbour.flatMap { neighbour in phases.first { element("files", of: $0, for: neighbour) != nil } }
        guard let phase = withNeighbour ?? phases.first else { throw InsertionError.noSourcesPhase(target: target.target.name) }
        return phase
    }

    /// The last element of a list that names a reference, or a build file of it.
    private func element(_ key: StaticString, of object: ObjectID, for reference: ObjectID) -> PropertyListValue? {
        tree.objects.fields(key, of: object)?.elements.last { element in
            guard let named = tree.objects.object(element) else { return false }
            return named == reference || tree.objects.object("fileRef", of: named) == reference
        }
    }

    private func mention(of reference: ObjectID, to file: String) -> ObjectMention {
        let name = tree.objects.string("name", of: reference) ?? String(RelativePath.lastComponent(of: file))
        return ObjectMention(id: tree.objects.entry(of: reference)?.key ?? "", comment: name)
    }

    /// Whether a reference states its encoding, or without one, whether some Swift file's does.
    private func hasEncoding(_ neighbour: ObjectID?) -> Bool {
        let anySwiftFile = tree.objects.all.first { tree.objects.string("lastKnownFileType", of: $0) == "sourcecode.swift" }
        guard let reference = neighbour ?? anySwiftFile else { return false }
        return tree.objects.has("fileEncoding", in: reference)
    }
}
