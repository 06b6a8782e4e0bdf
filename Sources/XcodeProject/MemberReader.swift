/// Finds the files that a target compiles, and those that become its resources.
struct MemberReader {
    private let objects: ProjectObjects
    private let locations: FileLocations
    private let foldersWithExceptions: [ObjectID]

    init(objects: ProjectObjects, locations: FileLocations) {
        self.objects = objects
        self.locations = locations
        foldersWithExceptions = objects.all.filter {
            objects.isKind("PBXFileSystemSynchronizedRootGroup", $0) && objects.has("exceptions", in: $0)
        }
    }

    /// The files of the phases, and those that the target takes out of the synchronised folder of another.
    func files(of target: ObjectID) -> TargetFiles {
        var files = TargetFiles()
        let phases = objects.objects("buildPhases", of: target)
        for phase in phases where objects.isKind("PBXSourcesBuildPhase", phase) {
            // Xcode compiles an interface file in this phase like one among the resources.
            add(phase, to: &files, asSources: true)
        }
        for phase in phases where objects.isKind("PBXResourcesBuildPhase", phase) {
            add(phase, to: &files, asSources: false)
        }
        for path in borrowedFiles(of: target) { files.add(path, isSource: true) }
        return files
    }

    private func add(_ phase: ObjectID, to files: inout TargetFiles, asSources: Bool) {
        for buildFile in objects.objects("files", of: phase) {
            guard let reference = objects.object("fileRef", of: buildFile) else { continue }
            for file in [reference] + objects.objects("children", of: reference) {
                if let path = locations[file] {
                    files.add(path, isSource: asSources)
                } else if RelativePath.isInterfaceFile(objects.string("path", of: file) ?? "") {
                    files.hasInterfaceElsewhere = true
                }
            }
        }
    }

    func folders(of target: ObjectID) -> [SynchronizedFolder] {
        objects.objects("fileSystemSynchronizedGroups", of: target).compactMap { folder in
            guard let path = locations[folder] else { return nil }
            // Explicit folders are copied whole, as resources.
            let exceptions = exceptions(of: folder, for: target) + objects.strings("explicitFolders", of: folder)
            return SynchronizedFolder(path: path, exceptions: Set(exceptions.compactMap { RelativePath.join(path, $0) }))
        }
    }

    /// An exception turns membership round: in a target that does not own the folder it adds the file.
    private func borrowedFiles(of target: ObjectID) -> [String] {
        let own = objects.objects("fileSystemSynchronizedGroups", of: target)
        return foldersWithExceptions.filter { !own.contains($0) }.flatMap { folder -> [String] in
            guard let path = locations[folder] else { return [] }
            return exceptions(of: folder, for: target).compactMap { RelativePath.join(path, $0) }
        }
    }

    private func exceptions(of folder: ObjectID, for target: ObjectID) -> [String] {
        let sets = objects.objects("exceptions", of: folder).filter { objects.object("target", of: $0) == target }
        return sets.flatMap { objects.strings("membershipExceptions", of: $0) }
    }
}

/// The files that a target lists one by one, relative to the project's root.
struct TargetFiles {
    private(set) var swift: [String] = []
    private(set) var interfaces: [String] = []
    /// Whether an interface file lies outside the project's root, or at a place that only Xcode knows.
    var hasInterfaceElsewhere = false

    mutating func add(_ path: String, isSource: Bool) {
        if isSource, RelativePath.hasExtension("swift", path: path) {
            swift.append(path)
        } else if RelativePath.isInterfaceFile(path) {
            interfaces.append(path)
        }
    }
}
