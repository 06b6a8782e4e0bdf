/// The groups and files of a project as its navigator shows them.
struct GroupTree {
    private let tree: ProjectTree
    /// From the outside in, each once; only those whose place below the project's root is known.
    private let groups: [ObjectID]

    init(_ tree: ProjectTree) {
        self.tree = tree
        groups = Self.visited(in: tree).filter { tree.objects.isKind("PBXGroup", $0) && tree.locations[$0] != nil }
    }

    private static func visited(in tree: ProjectTree) -> [ObjectID] {
        var visited: [ObjectID] = []
        var known: Set<ObjectID> = []
        var pending = [tree.mainGroup].compactMap(\.self)
        while let next = pending.popLast() {
            guard known.insert(next).inserted else { continue }
            visited.append(next)
            pending += tree.objects.objects("children", of: next).reversed()
        }
        return visited
    }

    /// The reference to a file that a group holds.
    func reference(to file: String) -> ObjectID? {
        groups.lazy.flatMap { tree.objects.objects("children", of: $0) }.first { isReference($0) && tree.locations[$0] == file }
    }

    /// Where a file without a reference goes: to the group that stands for its folder; else beside the Swift files of the
    /// folder, wherever they are shown; else to the nearest folder around it that has a group.
    func place(for file: String) -> GroupPlace? {
        let folder = RelativePath.parent(of: file) ?? ""
        let homes = groups.map { (group: $0, neighbours: neighbours(in: $0, folder: folder)) }
        let ofFolder = homes.filter { isFolder($0.group) && tree.locations[$0.group] == folder }
        // The first of those with the most.
        let shown = homes.max { $0.neighbours.count < $1.neighbours.count }.flatMap { $0.neighbours.isEmpty ? nil : $0 }
        let home = ofFolder.first { !$0.neighbours.isEmpty } ?? ofFolder.first ?? shown
        if let home { return place(for: file, in: home.group, besides: home.neighbours) }
        let around = outermostGroup(around: file) ?? tree.mainGroup
        return homes.first { $0.group == around }.map { place(for: file, in: $0.group, besides: $0.neighbours) }
    }

    private func place(for file: String, in group: ObjectID, besides neighbours: [ObjectID]) -> GroupPlace {
        let path = RelativePath.path(file, writtenIn: tree.locations[group] ?? "")
        let name = RelativePath.lastComponent(of: file)
        guard path != name, let sourceRoot = tree.sourceRoot, let neighbour = neighbours.last,
            tree.objects.string("sourceTree", of: neighbour) == "SOURCE_ROOT"
        else { return GroupPlace(group: group, neighbours: neighbours, path: path, sourceTree: "<group>") }
        let fromRoot = RelativePath.path(file, writtenIn: sourceRoot)
        return GroupPlace(group: group, neighbours: neighbours, path: fromRoot, sourceTree: "SOURCE_ROOT")
    }

    /// The references of a group to Swift files in a folder.
    private func neighbours(in group: ObjectID, folder: String) -> [ObjectID] {
        tree.objects.objects("children", of: group).filter { child in
            guard isReference(child), let path = tree.locations[child] else { return false }
            return RelativePath.hasExtension("swift", path: path) && RelativePath.parent(of: path) == folder
        }
    }

    private func outermostGroup(around file: String) -> ObjectID? {
        let products = tree.objects.object("productRefGroup", of: tree.project)
        for folder in RelativePath.withAncestors(of: file).dropFirst() {
            let found = groups.first { tree.locations[$0] == folder && $0 != products && (isFolder($0) || $0 == tree.mainGroup) }
            if let found { return found }
        }
        return nil
    }

    private func isFolder(_ group: ObjectID) -> Bool { tree.objects.has("path", in: group) }

    private func isReference(_ object: ObjectID) -> Bool { tree.objects.isKind("PBXFileReference", object) }
}

/// Where a reference to a file goes.
struct GroupPlace {
    let group: ObjectID
    /// The children of the group that are Swift files of the same folder.
    let neighbours: [ObjectID]
    /// The file's path as a reference has to write it, in the source tree.
    let path: String
    /// That of the neighbours, unless the file lies in the group's own folder.
    let sourceTree: String

    /// The child of the group that it goes behind; nil: to the end.
    var neighbour: ObjectID? { neighbours.last }
}
