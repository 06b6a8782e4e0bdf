/// A target and the object that describes it.
struct TargetObject {
    let target: ProjectTarget
    let object: ObjectID
}

extension ProjectFile {
    /// The targets that do not compile a file yet, of those with the given names.
    func objects(ofTargets names: [String], without file: String) throws(InsertionError) -> [TargetObject] {
        var missing: [TargetObject] = []
        for name in names {
            let target = try object(ofTarget: name)
            guard !target.target.compiles(file), !missing.contains(where: { $0.object == target.object }) else { continue }
            try refuse(file, inFolderClosedTo: target)
            missing.append(target)
        }
        return missing
    }

    private func object(ofTarget name: String) throws(InsertionError) -> TargetObject {
        let found = zip(targets, tree?.nativeTargets ?? []).filter { $0.0.name == name }
        guard let first = found.first else { throw InsertionError.targetNotFound(name) }
        guard found.count == 1 else { throw InsertionError.severalTargets(name) }
        return TargetObject(target: first.0, object: first.1)
    }

    /// A file in a synchronised folder has no reference of its own, so a target cannot list it.
    private func refuse(_ file: String, inFolderClosedTo target: TargetObject) throws(InsertionError) {
        guard let tree else { return }
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
