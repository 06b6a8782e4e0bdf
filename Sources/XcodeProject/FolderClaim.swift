/// A module's claim to what lies below a folder.
struct FolderClaim {
    /// The index of the module in the build model.
    let module: Int
    /// Files and folders, relative to the project's root.
    let excluded: Set<String>
    /// Files and folders, relative to the project's root; nil: all.
    let included: Set<String>?

    /// Whether the claim covers a file, given the file's path and its folders up to the root.
    func covers(_ ancestors: [String]) -> Bool {
        excluded.isDisjoint(with: ancestors) && included.map { !$0.isDisjoint(with: ancestors) } ?? true
    }
}

extension FolderClaim {
    init(_ folder: SynchronizedFolder, by module: Int) {
        self.init(module: module, excluded: folder.exceptions, included: nil)
    }

    /// To the Swift files of a target of a package.
    init(sourcesOf target: PackageTarget, in folder: String, by module: Int) {
        self.init(
            module: module, excluded: Self.paths(target.exclude, below: folder),
            included: target.sources.map { Self.paths($0, below: folder) })
    }

    /// To its interface files. Xcode takes them without being told, and `sources` does not keep any out: that is how
    /// `TargetSourcesBuilder` of SwiftPM finds the rule for a file.
    init(interfacesOf target: PackageTarget, in folder: String, by module: Int) {
        let hidden = target.resources.filter(\.hidesInterfaces).map(\.path)
        self.init(module: module, excluded: Self.paths(target.exclude + hidden, below: folder), included: nil)
    }

    private static func paths(_ paths: [String], below folder: String) -> Set<String> {
        Set(paths.compactMap { RelativePath.join(folder, $0) })
    }
}

/// The claims to folders, looked up from a file upwards.
struct FolderClaims {
    private var claims: [String: [FolderClaim]] = [:]

    var isEmpty: Bool { claims.isEmpty }

    mutating func add(_ claim: FolderClaim, to folder: String) {
        claims[folder, default: []].append(claim)
    }

    /// The modules with a claim that covers a file, given the file's path and its folders up to the root.
    func all(covering ancestors: [String]) -> [Int] {
        guard !claims.isEmpty else { return [] }
        return ancestors.dropFirst().flatMap { claims[$0] ?? [] }.filter { $0.covers(ancestors) }.map(\.module)
    }

    /// The claims to the innermost folder that has any: targets of packages do not share sources.
    func innermost(covering ancestors: [String]) -> [Int] {
        guard !claims.isEmpty else { return [] }
        let nearest = ancestors.dropFirst().lazy.map { (claims[$0] ?? []).filter { $0.covers(ancestors) } }
        return nearest.first { !$0.isEmpty }?.map(\.module) ?? []
    }
}
