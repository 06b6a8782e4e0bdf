/// Where the groups and files of a project lie, relative to the project's root.
struct FileLocations {
    private let paths: [String: String]

    /// - Parameter sourceRoot: the folder that `SOURCE_ROOT` and the outermost groups stand for; nil if it is not below the root.
    init(objects: ProjectObjects, mainGroup: String?, sourceRoot: String?) {
        var walk = GroupWalk(objects: objects, sourceRoot: sourceRoot)
        let children = Set(objects.all.flatMap { $0.strings("children") })
        walk.visit(from: mainGroup)
        for object in objects.all where object["sourceTree"] != nil && !children.contains(object.id) {
            walk.visit(from: object.id)
        }
        paths = walk.paths
    }

    subscript(id: String) -> String? { paths[id] }
}

/// Goes down from groups to their children, each once: projects with a group inside itself exist.
private struct GroupWalk {
    /// In bytes. No file system takes a longer one, and groups nested without end do not fill the memory.
    private static let longestPath = 4096

    let objects: ProjectObjects
    let sourceRoot: String?
    private(set) var paths: [String: String] = [:]
    private var visited: Set<String> = []

    init(objects: ProjectObjects, sourceRoot: String?) {
        self.objects = objects
        self.sourceRoot = sourceRoot
    }

    mutating func visit(from id: String?) {
        guard let id else { return }
        var pending = [(id: id, folder: sourceRoot)]
        while let next = pending.popLast() {
            guard visited.insert(next.id).inserted, let object = objects[next.id] else { continue }
            let path = path(of: object, in: next.folder)
            paths[next.id] = path
            pending += object.strings("children").reversed().map { ($0, path) }
        }
    }

    /// Nil where the place is not below the root or not known: SDKs, build products, source trees of one machine.
    private func path(of object: ProjectObject, in folder: String?) -> String? {
        let base: String? =
            switch object["sourceTree"] ?? "<group>" {
            case "<group>": folder
            case "SOURCE_ROOT": sourceRoot
            default: nil
            }
        let path = base.flatMap { RelativePath.join($0, object["path"] ?? "") }
        return path.flatMap { $0.utf8.count <= Self.longestPath ? $0 : nil }
    }
}
