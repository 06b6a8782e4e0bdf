/// Which modules compile a file, by the manifests and project files of the project.
package struct BuildModel: Sendable {
    private var modulesOfFiles: [String: [BuildModule]] = [:]
    private var synchronized = FolderClaims()
    private var packaged = FolderClaims()
    private var computed: [String: PackageManifest] = [:]

    package init(packageManifests: [PackageManifest], projectFiles: [ProjectFile]) {
        packageManifests.forEach { add($0) }
        projectFiles.forEach { add($0) }
    }

    /// Whether nothing is known about any file.
    package var isEmpty: Bool {
        modulesOfFiles.isEmpty && synchronized.isEmpty && packaged.isEmpty && computed.isEmpty
    }

    /// The modules that compile a Swift file: several if targets share it, none if no target is known to.
    /// - Parameter path: relative to the project's root.
    package func modules(compiling path: String) -> [BuildModule] {
        guard RelativePath.hasExtension("swift", path: path) else { return [] }
        let ancestors = RelativePath.withAncestors(of: path)
        var found = modulesOfFiles[path] ?? []
        if !ancestors.dropFirst().contains(where: isOpaque) {
            let packaged = packaged.innermost(covering: ancestors)
            found += synchronized.all(covering: ancestors)
            found += packaged.isEmpty ? conventional(ancestors).map { [$0] } ?? [] : packaged
        }
        var seen: Set<BuildModule> = []
        return found.filter { seen.insert($0).inserted }
    }

    private mutating func add(_ project: ProjectFile) {
        for target in project.targets {
            let module = BuildModule(target, of: project)
            for path in target.members { modulesOfFiles[path, default: []].append(module) }
            for folder in target.synchronizedFolders { synchronized.add(FolderClaim(folder, by: module), to: folder.path) }
        }
    }

    private mutating func add(_ manifest: PackageManifest) {
        if manifest.computesTargets { computed[manifest.folder] = manifest }
        for target in manifest.targets {
            for folder in target.folders { packaged.add(FolderClaim(target, in: folder, of: manifest), to: folder) }
        }
    }

    /// `Sources/A/…` and `Tests/A/…` of a package that computes its targets.
    private func conventional(_ ancestors: [String]) -> BuildModule? {
        guard let packageIndex = ancestors.indices.dropFirst(3).first(where: { computed[ancestors[$0]] != nil }) else { return nil }
        guard let manifest = computed[ancestors[packageIndex]] else { return nil }
        let kind = RelativePath.lastComponent(of: ancestors[packageIndex - 1])
        guard kind == "Sources" || kind == "Tests" else { return nil }
        let folder = ancestors[packageIndex - 2]
        let name = String(RelativePath.lastComponent(of: folder))
        return BuildModule(name: name, in: folder, isTest: kind == "Tests", of: manifest)
    }

    /// Whether a folder is one document for the build, whatever lies in it.
    private func isOpaque(_ folder: String) -> Bool {
        ["docc", "playground", "bundle", "xcassets", "xcodeproj"].contains { RelativePath.hasExtension($0, path: folder) }
    }
}

/// The claims to folders, looked up from a file upwards.
struct FolderClaims {
    private var claims: [String: [FolderClaim]] = [:]

    var isEmpty: Bool { claims.isEmpty }

    mutating func add(_ claim: FolderClaim, to folder: String) {
        claims[folder, default: []].append(claim)
    }

    func all(covering ancestors: [String]) -> [BuildModule] {
        let path = Set(ancestors)
        return ancestors.dropFirst().flatMap { claims[$0] ?? [] }.filter { $0.covers(path) }.map(\.module)
    }

    /// The claims to the innermost folder that has any: targets of packages do not share sources.
    func innermost(covering ancestors: [String]) -> [BuildModule] {
        let path = Set(ancestors)
        let nearest = ancestors.dropFirst().lazy.map { (claims[$0] ?? []).filter { $0.covers(path) } }
        return nearest.first { !$0.isEmpty }?.map(\.module) ?? []
    }
}
