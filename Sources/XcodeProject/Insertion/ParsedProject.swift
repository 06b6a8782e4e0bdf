/// A project file in all the forms in which an insertion looks at it.
struct ParsedProject {
    /// A target and the object that describes it.
    struct Target {
        let target: ProjectTarget
        let object: ObjectID
    }

    let root: PropertyListValue
    let tree: ProjectTree
    let targets: [Target]

    init(path: String, bytes: [UInt8]) throws(InsertionError) {
        do throws(PropertyListError) {
            let list = try PropertyList(bytes)
            let tree = try ProjectFile.tree(of: list, path: path)
            guard let tree else { throw PropertyListError(line: 1, cause: .missing(key: "PBXProject")) }
            let file = try ProjectFile(path: path, list: list, configurationFiles: ConfigurationFiles())
            root = list.root
            self.tree = tree
            targets = zip(file.targets, tree.nativeTargets).map(Target.init)
        } catch {
            throw InsertionError(error)
        }
    }

    /// The targets that do not compile a file yet, of those with the given names.
    func targets(named names: [String], without file: String) throws(InsertionError) -> [Target] {
        var missing: [Target] = []
        for name in names {
            let found = targets.filter { $0.target.name == name }
            guard let target = found.first else { throw InsertionError.targetNotFound(name) }
            guard found.count == 1 else { throw InsertionError.severalTargets(name) }
            guard !target.target.compiles(file), !missing.contains(where: { $0.object == target.object }) else { continue }
            try refuse(file, inFolderClosedTo: target)
            missing.append(target)
        }
        return missing
    }

    /// A file in a synchronised folder has no reference of its own, so a target cannot list it.
    private func refuse(_ file: String, inFolderClosedTo target: Target) throws(InsertionError) {
        let ancestors = RelativePath.withAncestors(of: file).dropFirst()
        let own = tree.objects.objects("fileSystemSynchronizedGroups", of: target.object)
        for object in tree.objects.all where tree.objects.isKind("PBXFileSystemSynchronizedRootGroup", object) {
            guard let folder = tree.locations[object], ancestors.contains(folder) else { continue }
            guard !own.contains(object) else {
                throw InsertionError.keptOut(file: file, folder: folder, target: target.target.name)
            }
            throw InsertionError.foreignFolder(file: file, folder: folder, target: target.target.name)
        }
    }
}
