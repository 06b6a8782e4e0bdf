/// What an update is about to do, or has done. It is on the disk before the first file is touched, and stays there for
/// `sbmigrate undo`.
struct Journal: Equatable {
    enum Kind: String {
        case run, undo
    }
    let kind: Kind
    /// Part of the names of the files that wait beside those of the project.
    let token: String
    let entries: [JournalEntry]

    init(_ kind: Kind, token: String = String(UInt64.random(in: 0 ... .max), radix: 36), _ entries: [JournalEntry]) {
        self.kind = kind
        self.token = token
        self.entries = entries
    }

    /// Throws what forbids one of them as things stand.
    func checkedSteps(root: String) throws(FileUpdateError) -> [FileStep] {
        var targets: Set<[UInt8]> = []
        for step in steps(in: root) {
            try step.check()
            guard targets.insert(Array(step.target.utf8)).inserted else { throw .twice(path: step.entry.path) }
        }
        return steps(in: root)
    }

    /// In their order, whatever has become of them.
    func steps(in root: String) -> [FileStep] {
        entries.enumerated().map { index, entry in FileStep(entry, root: root, name: ".sbmigrate-\(token)-\(index)") }
    }
}
