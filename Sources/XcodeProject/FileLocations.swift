/// Where the groups and files of a project lie, relative to the project's root.
struct FileLocations: Sendable {
    private let paths: [String?]

    /// - Parameter sourceRoot: the folder that `SOURCE_ROOT` and the outermost groups stand for; nil if it is not below the root.
    init(objects: ProjectObjects, mainGroup: ObjectID?, sourceRoot: String?) {
        var walk = GroupWalk(objects: objects, sourceRoot: sourceRoot)
        if let mainGroup { walk.visit(from: mainGroup) }
        let rest = objects.all.filter { !walk.isVisited[$0.index] }
        let children = Set(rest.flatMap { objects.objects("children", of: $0) })
        for object in rest where !children.contains(object) && objects.has("sourceTree", in: object) {
            walk.visit(from: object)
        }
        paths = walk.paths
    }

    subscript(object: ObjectID) -> String? { paths[object.index] }
}

/// Goes down from groups to their children, each once: projects with a group inside itself exist.
private struct GroupWalk {
    /// In bytes. No file system takes a longer one, and groups nested without end do not fill the memory.
    private static let longestPath = 4096

    let objects: ProjectObjects
    let sourceRoot: String?
    private(set) var paths: [String?]
    private(set) var isVisited: [Bool]

    init(objects: ProjectObjects, sourceRoot: String?) {
        self.objects = objects
        self.sourceRoot = sourceRoot
        paths = Array(repeating: nil, count: objects.count)
        isVisited = Array(repeating: false, count: objects.count)
    }

    mutating func visit(from object: ObjectID) {
        var pending = [(object: object, folder: sourceRoot)]
        while let next = pending.popLast() {
            guard !isVisited[next.object.index] else { continue }
            isVisited[next.object.index] = true
            let path = path(of: next.object, in: next.folder)
            paths[next.object.index] = path
            pending += objects.objects("children", of: next.object).reversed().map { ($0, path) }
        }
    }

    /// Nil where the place is not below the root or not known: SDKs, build products, source trees of one machine.
    private func path(of object: ObjectID, in folder: String?) -> String? {
        let base: String? =
            switch objects.string("sourceTree", of: object) ?? "<group>" {
            case "<group>": folder
            case "SOURCE_ROOT": sourceRoot
            default: nil
            }
        let path = base.flatMap { RelativePath.join($0, objects.string("path", of: object) ?? "") }
        return path.flatMap { $0.utf8.count <= Self.longestPath ? $0 : nil }
    }
}
