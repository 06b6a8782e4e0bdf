/// A project after its insertions, read from its bytes alone: does it say what it should, and nothing else?
struct EditedProject {
    private let project: ProjectFile

    init(path: String, bytes: [UInt8]) throws(InsertionError) {
        do throws(PropertyListError) {
            project = try ProjectFile(path: path, bytes: bytes)
        } catch {
            throw InsertionError.notVerified("the project cannot be read: \(error)")
        }
    }

    /// Without the new objects and what names them, the project reads as before.
    func verify(_ newIDs: Set<String>, against original: ProjectFile) throws(InsertionError) {
        let list = project.list
        let ids = newIDs.sorted().map { Array($0.utf8) }
        guard ContentComparison(original.list, list, without: ids).isEqual else {
            throw InsertionError.notVerified("something else changed")
        }
        let keys = list.root["objects"].map { list.keys(of: $0.node) } ?? []
        guard ids.allSatisfy({ id in keys.count { list.isText($0, equalTo: id) } == 1 }) else {
            throw InsertionError.notVerified("new objects are not defined once each")
        }
        let unused = ids.filter { id in list.nodes.indices.count { list.isText($0, equalTo: id) } < 2 }
        guard unused.isEmpty else {
            throw InsertionError.notVerified("nothing names the new objects \(unused.map { String(decoding: $0, as: UTF8.self) })")
        }
    }

    /// Each target that is to compile a file does, and no other one that did not.
    func verifyMembers(_ files: [NewFile], against original: ProjectFile) throws(InsertionError) {
        let paths = Set(files.map(\.path))
        for (before, after) in zip(original.targets, project.targets) {
            for file in files { try verify(file, in: after, before: before) }
            guard after.members.filter({ !paths.contains($0) }) == before.members.filter({ !paths.contains($0) }) else {
                throw InsertionError.notVerified("other files of the target \(after.name) changed")
            }
        }
    }

    private func verify(_ file: NewFile, in after: ProjectTarget, before: ProjectTarget) throws(InsertionError) {
        let isMember = before.compiles(file.path) || file.targets.contains(after.name)
        guard after.compiles(file.path) == isMember else {
            throw InsertionError.notVerified("the target \(after.name) \(isMember ? "does not compile" : "compiles") the file")
        }
        guard after.members.count(where: { $0 == file.path }) <= max(1, before.members.count { $0 == file.path }) else {
            throw InsertionError.notVerified("the target \(after.name) compiles the file twice")
        }
    }
}
