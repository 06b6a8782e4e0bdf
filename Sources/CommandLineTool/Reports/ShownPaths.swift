/// How the paths of a project, which are relative to its root, are shown.
struct ShownPaths: Sendable {
    private let rootComponents: [Substring]
    /// Nil where paths are shown absolute.
    private let folderComponents: [Substring]?

    /// As a terminal started in a folder, or a build phase, can open them.
    static func relative(to folder: String, root: ProjectRoot) -> ShownPaths {
        ShownPaths(rootComponents: root.path.split(separator: "/"), folderComponents: folder.split(separator: "/"))
    }

    /// As Xcode can open them from anywhere.
    static func absolute(_ root: ProjectRoot) -> ShownPaths {
        ShownPaths(rootComponents: root.path.split(separator: "/"), folderComponents: nil)
    }

    /// A path that shares nothing with the folder but the root of the file system is shown absolute.
    func shown(_ path: String) -> String {
        let target = rootComponents + (path == "." ? [] : path.split(separator: "/"))
        guard let folder = folderComponents else { return "/" + target.joined(separator: "/") }
        let shared = zip(target, folder).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        guard shared > 0 || folder.isEmpty else { return "/" + target.joined(separator: "/") }
        let steps = Array(repeating: "..", count: folder.count - shared) + target.dropFirst(shared)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
