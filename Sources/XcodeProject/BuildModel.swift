/// Which modules compile a file, and which take it into their bundle, by the manifests and project files of the project.
package struct BuildModel: Sendable {
    private var modules: [BuildModule] = []
    private var sources = Membership()
    private var interfaces = Membership()
    /// By path.
    private let projectFiles: [String: ProjectFile]

    package init(packageManifests: [PackageManifest], projectFiles: [ProjectFile]) {
        self.projectFiles = Dictionary(projectFiles.map { ($0.path, $0) }) { first, _ in first }
        packageManifests.forEach { add($0) }
        projectFiles.forEach { add($0) }
    }

    /// The Xcode project that a module belongs to; nil for one of a package.
    package func projectFile(of module: BuildModule) -> ProjectFile? {
        guard case .xcodeTarget(let path, _) = module.kind else { return nil }
        return projectFiles[path]
    }

    /// Whether nothing is known about any file.
    package var isEmpty: Bool { sources.isEmpty && interfaces.isEmpty }

    /// Whether a target is known that becomes an app, or an extension of one.
    package var hasApplication: Bool { modules.contains { $0.product == .application || $0.product == .appExtension } }

    /// The modules that compile a Swift file: several if targets share it, none if no target is known to.
    /// - Parameter path: relative to the project's root.
    package func modules(compiling path: String) -> [BuildModule] {
        RelativePath.hasExtension("swift", path: path) ? modules(of: path, in: sources) : []
    }

    /// The modules in whose bundle a storyboard or xib ends up, where it is found by its name: several if targets share
    /// it, none if no target is known to.
    /// - Parameter path: relative to the project's root; each localised variant is a file of its own.
    package func modules(bundling path: String) -> [BuildModule] {
        RelativePath.isInterfaceFile(path) ? modules(of: path, in: interfaces) : []
    }

    private func modules(of path: String, in membership: Membership) -> [BuildModule] {
        let ancestors = RelativePath.withAncestors(of: path)
        var found = membership.listed[path]
        var conventional: BuildModule?
        if !ancestors.dropFirst().contains(where: isOpaque) {
            let packaged = membership.packaged.innermost(covering: ancestors)
            found += membership.synchronized.all(covering: ancestors) + packaged
            if packaged.isEmpty { conventional = membership.conventional(ancestors) }
        }
        let all = found.map { modules[$0] } + [conventional].compactMap(\.self)
        guard all.count > 1 else { return all }
        var seen: Set<BuildModule> = []
        return all.filter { seen.insert($0).inserted }
    }

    private mutating func add(_ project: ProjectFile) {
        for target in project.targets {
            let module = index(of: BuildModule(target, of: project))
            sources.listed.add(target.members, of: module)
            interfaces.listed.add(target.interfaceFiles, of: module)
            for folder in target.synchronizedFolders {
                let claim = FolderClaim(folder, by: module)
                sources.synchronized.add(claim, to: folder.path)
                interfaces.synchronized.add(claim, to: folder.path)
            }
        }
    }

    private mutating func add(_ manifest: PackageManifest) {
        if manifest.computesTargets {
            sources.computed[manifest.folder] = manifest
            interfaces.computed[manifest.folder] = manifest.mayHaveResources ? manifest : nil
        }
        for target in manifest.targets {
            for folder in target.folders {
                let module = index(of: BuildModule(target, in: folder, of: manifest))
                sources.packaged.add(FolderClaim(sourcesOf: target, in: folder, by: module), to: folder)
                guard manifest.mayHaveResources else { continue }
                interfaces.packaged.add(FolderClaim(interfacesOf: target, in: folder, by: module), to: folder)
            }
        }
    }

    private mutating func index(of module: BuildModule) -> Int {
        modules.append(module)
        return modules.count - 1
    }

    /// Whether a folder is one document for the build, whatever lies in it.
    private func isOpaque(_ folder: String) -> Bool {
        Self.documentExtensions.contains { RelativePath.hasExtension($0, path: folder) }
    }

    private static let documentExtensions = ["docc", "playground", "bundle", "xcassets", "xcodeproj"]
}

/// The ways in which files of one sort become those of a module.
private struct Membership {
    var listed = ListedFiles()
    var synchronized = FolderClaims()
    var packaged = FolderClaims()
    /// By folder, the packages that compute their targets.
    var computed: [String: PackageManifest] = [:]

    var isEmpty: Bool { listed.isEmpty && synchronized.isEmpty && packaged.isEmpty && computed.isEmpty }

    /// `Sources/A/…` and `Tests/A/…` of a package that computes its targets.
    func conventional(_ ancestors: [String]) -> BuildModule? {
        guard !computed.isEmpty else { return nil }
        guard let packageIndex = ancestors.indices.dropFirst(3).first(where: { computed[ancestors[$0]] != nil }) else { return nil }
        guard let manifest = computed[ancestors[packageIndex]] else { return nil }
        let kind = RelativePath.lastComponent(of: ancestors[packageIndex - 1])
        guard kind == "Sources" || kind == "Tests" else { return nil }
        let folder = ancestors[packageIndex - 2]
        let name = String(RelativePath.lastComponent(of: folder))
        return BuildModule(name: name, in: folder, isTest: kind == "Tests", of: manifest)
    }
}
