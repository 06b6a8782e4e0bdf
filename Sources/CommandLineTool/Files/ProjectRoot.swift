/// The folder that a run reads.
struct ProjectRoot: Equatable, Sendable {
    /// Absolute, without links.
    let path: String
    let isGitRoot: Bool

    /// The root of git's working copy around a path, else the nearest folder with an Xcode project or a package, else the path (for a
    /// file its folder). What was fetched or built inside a project is no project of its own, though it may look like one.
    init(around path: String) {
        let named = fileKind(path) == .folder ? path : Self.parent(of: path)
        let folder = Self.folderAroundDependencies(of: named)
        let ancestors = Self.ancestors(of: folder)
        if let gitRoot = ancestors.first(where: isGitWorkingCopy) {
            self.init(path: gitRoot, isGitRoot: true)
        } else {
            self.init(path: ancestors.first(where: Self.holdsProject) ?? folder, isGitRoot: false)
        }
    }

    init(path: String, isGitRoot: Bool) {
        self.path = path
        self.isGitRoot = isGitRoot
    }

    /// The path below the root, empty for the root itself; nil for what lies elsewhere.
    func relativePath(of absolute: String) -> String? {
        if absolute == path { return "" }
        let prefix = path == "/" ? "/" : path + "/"
        return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : nil
    }

    func absolutePath(of relative: String) -> String {
        joined(path, relative)
    }

    /// `X` for `X/.build/checkouts/Y`; the folder itself where there is no such thing. Other names of `EditScope.foreignFolders`, `vendor`
    /// say, may well be those of somebody's own folder above a project.
    private static func folderAroundDependencies(of folder: String) -> String {
        let components = folder.split(separator: "/")
        let start = components.indices.first { index in
            let next = index + 1 < components.count ? components[index + 1] : ""
            return [".build", "DerivedData", "SourcePackages", "Pods", "node_modules"].contains(components[index])
                || components[index] == "Carthage" && ["Checkouts", "Build"].contains(next)
        }
        return start.map { "/" + components[..<$0].joined(separator: "/") } ?? folder
    }

    private static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// The folder itself first, the root of the file system last.
    private static func ancestors(of folder: String) -> [String] {
        var all = [folder]
        while let last = all.last, last != "/" { all.append(parent(of: last)) }
        return all
    }

    private static func holdsProject(_ folder: String) -> Bool {
        if fileKind(joined(folder, "Package.swift")) != nil { return true }
        var found = false
        try? forEachEntry(ofFolder: folder) { name, kind in
            found = found || kind == .folder && String(decoding: name, as: UTF8.self).hasSuffix(".xcodeproj")
        }
        return found
    }
}

/// Whether a folder is the root of a working copy: `.git` is a folder with a `HEAD`, or the file of a submodule or linked worktree.
func isGitWorkingCopy(_ folder: String) -> Bool {
    let git = joined(folder, ".git")
    return switch fileKind(git) {
    case .folder, .link: fileKind(joined(git, "HEAD")) != nil
    case .regular: true
    default: false
    }
}
