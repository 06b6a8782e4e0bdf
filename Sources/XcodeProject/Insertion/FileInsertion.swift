/// Makes new Swift files members of targets by inserting lines into a `project.pbxproj`, in the style of the lines around.
package enum FileInsertion {
    /// What has to be inserted; nothing if every target compiles its files, by listing them or by a synchronised folder. The
    /// result was applied and read again: the new objects are all that differs.
    /// - Returns: ordered by offset, one for each offset.
    package static func insertions(of files: [NewFile], into project: ProjectFile) throws(InsertionError) -> [Insertion] {
        var membership = try NewMembership(in: project)
        var members: [NewFile] = []
        for file in files {
            guard let path = RelativePath.join("", file.path), RelativePath.hasExtension("swift", path: path) else {
                throw InsertionError.notSwift(file: file.path)
            }
            members.append(NewFile(path: path, targets: file.targets))
            try membership.add(path, to: try project.objects(ofTargets: file.targets, without: path))
        }
        let insertions = try membership.insertions()
        guard !insertions.isEmpty else { return [] }
        let edited = try EditedProject(path: project.path, bytes: Insertion.apply(insertions, to: project.list.bytes))
        try edited.verify(membership.newIDs, against: project)
        try edited.verifyMembers(members, against: project)
        return insertions
    }
}
