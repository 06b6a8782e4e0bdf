import SourceText

/// The only writer: puts changes on disk, all of them or none.
///
/// First the update goes on record, then all new files are written down beside the old ones, then all old ones are
/// compared once more with what was read, and only then do the new ones take their places by `rename`: at any moment a
/// file is old or new, never part of each. Its mode, owner (where that is allowed), extended attributes and access list
/// go over to the new one. A symbolic link stays and what it leads to is replaced, wherever that lies. When something
/// fails, what was replaced is put back; when the process ends on the way, `recover` does it.
package struct FileUpdate: Sendable {
    /// The project's root; changes name their files from here.
    package let root: String
    let journals: JournalFolder

    /// - Parameter records: the folder for the records of this project's updates; made when it is needed. Absolute.
    package init(root: String, records: String) {
        self.root = root
        journals = JournalFolder(path: records)
    }

    /// Finds out whether `write` would succeed as things stand, and writes nothing.
    package func check(_ change: FileChange) throws(FileUpdateError) {
        _ = try Journal(.run, [JournalEntry(change, root: root)]).checkedSteps(root: root)
    }

    /// Replaces files that still hold the original bytes, and creates others where there is nothing.
    ///
    /// - Parameter isStopped: asked until the first file is replaced.
    package func write(_ changes: [FileChange], isStopped: () -> Bool = { false }) throws(UpdateFailure) {
        try carryOut(Journal(.run, changes.map { JournalEntry($0, root: root) }), isStopped: isStopped)
    }

    func carryOut(_ journal: Journal, isStopped: () -> Bool = { false }) throws(UpdateFailure) {
        let steps: [FileStep]
        guard !isUnfinished else { throw UpdateFailure(.unfinished(path: journals.path)) }
        do { steps = try journal.checkedSteps(root: root) } catch { throw UpdateFailure(error) }
        try journals.locked { () throws(UpdateFailure) in try make(steps, of: journal, isStopped: isStopped) }
    }

    private func make(_ steps: [FileStep], of journal: Journal, isStopped: () -> Bool) throws(UpdateFailure) {
        do { try journals.begin(journal) } catch { throw UpdateFailure(error) }
        do throws(FileUpdateError) {
            try stage(steps, isStopped: isStopped)
            try journals.proceed()
            for step in steps { try step.apply() }
            try finish(steps)
        } catch {
            throw UpdateFailure(error, left: rollBack(steps))
        }
    }

    /// All that may fail for want of space or leave, before the first file is replaced.
    private func stage(_ steps: [FileStep], isStopped: () -> Bool) throws(FileUpdateError) {
        for step in steps {
            guard !isStopped() else { throw .stopped(path: step.entry.path) }
            try step.stage()
        }
        try manyAtOnce(steps) { step throws(FileUpdateError) in try step.synchronize() }
        for step in steps {
            guard !isStopped() else { throw .stopped(path: step.entry.path) }
            try step.verify()
        }
    }

    /// Removes what was needed meanwhile. With the last line of it the update is done.
    func finish(_ steps: [FileStep]) throws(FileUpdateError) {
        synchronizeFolders(of: steps)
        try manyAtOnce(steps) { step throws(FileUpdateError) in try step.cleanUp() }
        for step in steps where step.entry.new == nil { step.removeFolders() }
        try journals.finish()
    }

    /// Brings all files back to what they were. Returns why some could not be; the update then stays on record.
    func rollBack(_ steps: [FileStep]) -> [FileUpdateError] {
        let isUntouched = journals.hasOnlyBegun
        var left: [FileUpdateError] = []
        for step in steps.reversed() {
            do { if isUntouched { try step.cleanUp() } else { try step.revert() } } catch { left.append(error) }
        }
        for step in steps.reversed() where step.entry.old == nil { step.removeFolders() }
        synchronizeFolders(of: steps)
        // Should the record stay, the next run finds that all is as it was.
        if left.isEmpty { try? journals.forget() }
        return left
    }

    private func synchronizeFolders(of steps: [FileStep]) {
        var seen: Set<[UInt8]> = []
        try? manyAtOnce(steps.filter { seen.insert(Array($0.folder.utf8)).inserted }) { $0.synchronizeFolder() }
    }
}
