/// What git says about files that would be edited.
struct WorkingCopy: Sendable {
    let root: ProjectRoot
    let repositories: Repositories
    /// Nil outside git: there is no guard then.
    let git: Git?

    /// Git compares every file that it knows with every path that it is given: of more than that it is asked about all it knows.
    private static let pathsInCall = 500
    /// A command line takes no more everywhere.
    private static let bytesInCall = 100_000

    /// Those of the paths that have uncommitted changes or are untracked, in their order.
    func uncommitted(among paths: [String]) throws(ProjectError) -> [String] {
        guard let git else { return [] }
        var found: Set<String> = []
        for (folder, inner) in byRepository(paths) {
            let isShort = inner.count <= Self.pathsInCall && inner.reduce(0) { $0 + $1.utf8.count } <= Self.bytesInCall
            let asked = isShort ? inner : ["."]
            // Git's threads look at every file that it knows, however few are asked about.
            let threads = ["-c", "core.preloadIndex=\(!isShort)"]
            found.formUnion(try status(of: asked, in: folder, with: threads, git: git).map { joined(folder, $0) })
        }
        return paths.filter(found.contains)
    }

    private func byRepository(_ paths: [String]) -> [(folder: String, paths: [String])] {
        let homes = paths.compactMap(repositories.home)
        let groups = Dictionary(grouping: homes, by: \.folder)
        return groups.map { ($0.key, $0.value.map(\.path)) }.sorted { precedesByBytes($0.folder, $1.folder) }
    }

    private func status(
        of paths: [String], in folder: String, with settings: [String], git: Git
    ) throws(ProjectError) -> [String] {
        let options = ["--porcelain=v1", "-z", "--untracked-files=all", "--ignored=no", "--no-renames", "--ignore-submodules"]
        do {
            let output = try git.output(of: settings + ["status"] + options + ["--"] + paths, in: root.absolutePath(of: folder))
            return output.split(separator: 0).map { String(decoding: $0.dropFirst(3), as: UTF8.self) }
        } catch {
            throw .gitFailed(folder: root.absolutePath(of: folder), message: error.message)
        }
    }
}
