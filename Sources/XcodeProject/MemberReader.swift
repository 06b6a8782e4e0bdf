/// Finds the Swift files that a target compiles.
struct MemberReader {
    let objects: ProjectObjects
    let locations: FileLocations
    private let foldersWithExceptions: [ProjectObject]

    init(objects: ProjectObjects, locations: FileLocations) {
        self.objects = objects
        self.locations = locations
        foldersWithExceptions = objects.all.filter {
            $0.isa == "PBXFileSystemSynchronizedRootGroup" && !$0.strings("exceptions").isEmpty
        }
    }

    /// The files of the Sources phase, and those that the target takes out of the synchronised folder of another.
    func files(of target: ProjectObject) -> Set<String> {
        let phases = objects.list("buildPhases", of: target).filter { $0.isa == "PBXSourcesBuildPhase" }
        let references = phases.flatMap { objects.list("files", of: $0) }.compactMap { objects[$0["fileRef"]] }
        let listed = references.flatMap { [$0.id] + $0.strings("children") }.compactMap { locations[$0] }
        return Set((listed + borrowedFiles(of: target)).filter { RelativePath.hasExtension("swift", path: $0) })
    }

    func folders(of target: ProjectObject) -> [SynchronizedFolder] {
        objects.list("fileSystemSynchronizedGroups", of: target).compactMap { folder in
            guard let path = locations[folder.id] else { return nil }
            // Explicit folders are copied whole, as resources.
            let exceptions = exceptions(of: folder, for: target) + folder.strings("explicitFolders")
            return SynchronizedFolder(path: path, exceptions: Set(exceptions.compactMap { RelativePath.join(path, $0) }))
        }
    }

    /// An exception turns membership round: in a target that does not own the folder it adds the file.
    private func borrowedFiles(of target: ProjectObject) -> [String] {
        let own = Set(target.strings("fileSystemSynchronizedGroups"))
        return foldersWithExceptions.filter { !own.contains($0.id) }.flatMap { folder -> [String] in
            guard let path = locations[folder.id] else { return [] }
            return exceptions(of: folder, for: target).compactMap { RelativePath.join(path, $0) }
        }
    }

    private func exceptions(of folder: ProjectObject, for target: ProjectObject) -> [String] {
        objects.list("exceptions", of: folder).filter { $0["target"] == target.id }.flatMap { $0.strings("membershipExceptions") }
    }
}
