/// A project after its insertions, read from its bytes alone: does it say what it should, and nothing else?
struct EditedProject {
    private let project: ParsedProject

    init(path: String, bytes: [UInt8]) throws(InsertionError) {
        do throws(InsertionError) {
            project = try ParsedProject(path: path, bytes: bytes)
        } catch {
            throw InsertionError.notVerified(error.message)
        }
    }

    /// Without the new objects and what names them, the project reads as before.
    func verify(_ newIDs: Set<String>, against original: ParsedProject) throws(InsertionError) {
        let before = PropertyListContent(original.root)
        guard before == PropertyListContent(project.root, without: newIDs) else {
            throw InsertionError.notVerified("something else changed")
        }
        let defined = project.root["objects"]?.entries.map(\.key).filter(newIDs.contains) ?? []
        guard defined.sorted() == newIDs.sorted() else { throw InsertionError.notVerified("new objects are not defined once each") }
        let unused = newIDs.subtracting(PropertyListContent(project.root).strings)
        guard unused.isEmpty else { throw InsertionError.notVerified("nothing names the new objects \(unused.sorted())") }
    }

    /// Each target that is to compile the file does, and no other one that did not.
    func verifyMembers(_ file: String, of names: [String], against original: ParsedProject) throws(InsertionError) {
        for (before, after) in zip(original.targets, project.targets) {
            let isMember = before.target.compiles(file) || names.contains(after.target.name)
            guard after.target.compiles(file) == isMember else {
                throw InsertionError.notVerified("the target \(after.target.name) \(isMember ? "does not compile" : "compiles") the file")
            }
            guard after.target.members.filter({ $0 != file }) == before.target.members.filter({ $0 != file }) else {
                throw InsertionError.notVerified("other files of the target \(after.target.name) changed")
            }
            guard after.target.members.count(where: { $0 == file }) <= max(1, before.target.members.count { $0 == file }) else {
                throw InsertionError.notVerified("the target \(after.target.name) compiles the file twice")
            }
        }
    }
}
