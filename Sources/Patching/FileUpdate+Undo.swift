import SourceText

/// The way back from the last update.
package struct Undo: Sendable {
    /// Of the files that still have to go back.
    let entries: [JournalEntry]
    /// Files that hold neither what the update wrote nor what they held before.
    package let changedSince: [String]

    /// What is left to do, for a patch.
    package var changes: [FileChange] { entries.map(\.change) }
}

extension FileUpdate {
    /// How the last update that was done, or is unfinished, can be taken back; nil where there is none, or it was taken back already.
    package func undo() throws(FileUpdateError) -> Undo? {
        try lastRun().map(undo)
    }

    /// The same, if that update is one that made these changes; nil where another one has come after it.
    package func undo(of changes: [FileChange]) throws(FileUpdateError) -> Undo? {
        guard let journal = try lastRun(), journal.makes(changes) else { return nil }
        return try undo(journal)
    }

    private func lastRun() throws(FileUpdateError) -> Journal? {
        var journal = try journals.pendingJournal()
        if journal == nil { journal = try journals.lastJournal() }
        return journal?.kind == .run ? journal : nil
    }

    private func undo(_ journal: Journal) throws(FileUpdateError) -> Undo {
        var entries: [JournalEntry] = []
        var changed: [String] = []
        for step in journal.steps(in: root) {
            switch try step.state() {
            case .old: break
            case .new: entries.append(step.entry.reversed)
            case .other: changed.append(step.entry.path)
            }
        }
        return Undo(entries: entries, changedSince: changed)
    }

    /// Takes the last update back.
    ///
    /// - Parameter isStopped: asked until the first file is put back.
    package func carryOut(_ undo: Undo, isStopped: () -> Bool = { false }) throws(UpdateFailure) {
        try carryOut(Journal(.undo, undo.entries), isStopped: isStopped)
    }
}

extension Journal {
    fileprivate func makes(_ changes: [FileChange]) -> Bool {
        entries.elementsEqual(changes) { entry, change in
            entry.path.utf8.elementsEqual(change.path.utf8) && entry.old == change.original?.bytes && entry.new == change.newBytes
        }
    }
}
