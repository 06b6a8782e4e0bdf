/// A module's claim to what lies below a folder.
struct FolderClaim {
    let module: BuildModule
    /// Files and folders, relative to the project's root.
    let excluded: Set<String>
    /// Files and folders, relative to the project's root; nil: all.
    let included: Set<String>?

    /// Whether the claim covers a file, given the file's path and its folders up to the root.
    func covers(_ ancestors: Set<String>) -> Bool {
        excluded.isDisjoint(with: ancestors) && included.map { !$0.isDisjoint(with: ancestors) } ?? true
    }
}

extension FolderClaim {
    init(_ folder: SynchronizedFolder, by module: BuildModule) {
        self.init(module: module, excluded: folder.exceptions, included: nil)
    }

    init(_ target: PackageTarget, in folder: String, of manifest: PackageManifest) {
        let below = { (path: String) in RelativePath.join(folder, path) }
        self.init(
            module: BuildModule(target, in: folder, of: manifest),
            excluded: Set(target.exclude.compactMap(below)),
            included: target.sources.map { Set($0.compactMap(below)) })
    }
}
