/// Makes a new Swift file a member of targets by inserting lines into a `project.pbxproj`, in the style of the lines around.
package enum FileInsertion {
    /// What has to be inserted; nothing if every target compiles the file, by listing it or by a synchronised folder. The
    /// result was applied and read again: the new objects are all that differs.
    ///
    /// - Parameters:
    ///   - file: the path of the new file, relative to the project's root.
    ///   - targets: the names of the native targets that must compile it.
    ///   - path: of the `project.pbxproj`, relative to the same root.
    /// - Returns: ordered by offset, one for each offset.
    package static func insertions(
        of file: String, into targets: [String], path: String, bytes: [UInt8]
    ) throws(InsertionError) -> [Insertion] {
        guard let place = RelativePath.join("", file), RelativePath.hasExtension("swift", path: place) else {
            throw InsertionError.notSwift(file: file)
        }
        let project = try ParsedProject(path: path, bytes: bytes)
        let missing = try project.targets(named: targets, without: place)
        guard !missing.isEmpty else { return [] }
        var membership = NewMembership(of: place, in: project.tree, bytes: bytes)
        try membership.add(to: missing)
        let insertions = Insertion.merged(membership.insertions)
        let edited = try EditedProject(path: path, bytes: Insertion.apply(insertions, to: bytes))
        try edited.verify(membership.newIDs, against: project)
        try edited.verifyMembers(place, of: targets, against: project)
        return insertions
    }
}
