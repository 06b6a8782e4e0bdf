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

    /// Where a file without a reference goes: to the group that stands for its folder, beside the Swift files that lie there
    /// too, wherever they are shown; else to the nearest folder around it that has a group.
    func place(for file: String) -> GroupPlace? {
        let folder = RelativePath.parent(of: file) ?? ""
        let ofFolder = groups.filter { tree.locations[$0] == folder }
        for group in ofFolder + groups {
            guard let neighbour = neighbours(in: group, folder: folder).last else { continue }
            return GroupPlace(group: group, neighbour: neighbour, path: path(of: file, in: group))
        }
        return (outermostGroup(around: file) ?? mainGroup).map {
            GroupPlace(group: $0, neighbour: nil, path: path(of: file, in: $0))
        }
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

    private var mainGroup: ObjectID? { groups.first { $0 == tree.mainGroup } }

    private func path(of file: String, in group: ObjectID) -> String {
        RelativePath.path(file, writtenIn: tree.locations[group] ?? "")
    }

    private func isFolder(_ group: ObjectID) -> Bool { tree.objects.has("path", in: group) }

    private func isReference(_ object: ObjectID) -> Bool { tree.objects.isKind("PBXFileReference", object) }
}

/// Where a reference to a file goes.
struct GroupPlace {
    let group: ObjectID
    /// The child of the group that it goes behind; nil: to the end.
    let neighbour: ObjectID?
    /// The file's path as the group has to write it.
    let path: String
}
