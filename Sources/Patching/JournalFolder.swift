/// The folder for a project's journals: that of the update under way, and that of the last one that was done.
struct JournalFolder {
    /// Absolute.
    let path: String

    /// All new files are being written down; none has taken its place.
    private var begun: String { path + "/begun" }
    private var pending: String { path + "/pending" }
    private var last: String { path + "/last" }
    private var staged: StagedFile { StagedFile(path: path + "/new") }

    /// Whether an update is under way, or was when its process ended.
    var isPending: Bool { hasOnlyBegun || System.exists(pending) }
    /// Whether its files are as they were.
    var hasOnlyBegun: Bool { System.exists(begun) }

    /// Keeps other processes out while something is done; the system lets them in however this process ends.
    func locked<Result>(_ work: () throws(UpdateFailure) -> Result) throws(UpdateFailure) -> Result {
        let lock = try lock()
        let result = try work()
        lock.release()
        return result
    }

    private func lock() throws(UpdateFailure) -> FileLock {
        do throws(SystemFailure) {
            try Self.make(path)
            return try FileLock(path + "/lock")
        } catch {
            throw UpdateFailure(error.isBusy ? .busy(path: path) : .recordNotWritable(path: path, cause: error))
        }
    }

    /// Puts the journal of an update down to the disk, before it begins.
    func begin(_ journal: Journal) throws(FileUpdateError) {
        guard !isPending else { throw .unfinished(path: path) }
        do throws(SystemFailure) {
            try System.removeIfThere(staged.path)
            try staged.write(journal.bytes, mode: 0o600)
            try staged.move(to: begun)
            try synchronize()
        } catch {
            try? forget()
            throw .recordNotWritable(path: path, cause: error)
        }
    }

    /// From now on files may have been replaced.
    func proceed() throws(FileUpdateError) {
        do throws(SystemFailure) {
            try System.moveFile(begun, to: pending)
            try synchronize()
        } catch {
            throw .recordNotWritable(path: path, cause: error)
        }
    }

    /// The update under way is the last one that was done.
    func finish() throws(FileUpdateError) {
        do throws(SystemFailure) { try System.moveFile(pending, to: last) } catch {
            throw .recordNotWritable(path: path, cause: error)
        }
        try? synchronize()
    }

    /// The update under way has never been.
    func forget() throws(FileUpdateError) {
        for path in [staged.path, begun, pending] {
            do throws(SystemFailure) { try System.removeIfThere(path) } catch { throw .recordNotWritable(path: path, cause: error) }
        }
    }

    private func synchronize() throws(SystemFailure) {
        try Descriptor(reading: path).synchronize()
    }

    /// Of an update that may have replaced files.
    func pendingJournal() throws(FileUpdateError) -> Journal? {
        try journal(at: pending)
    }

    /// Of one that has not.
    func begunJournal() throws(FileUpdateError) -> Journal? {
        try journal(at: begun)
    }

    func lastJournal() throws(FileUpdateError) -> Journal? {
        try journal(at: last)
    }

    private func journal(at path: String) throws(FileUpdateError) -> Journal? {
        guard System.exists(path) else { return nil }
        let bytes: [UInt8]
        do { bytes = try Descriptor(reading: path).contents() } catch { throw .recordNotReadable(path: path, cause: error) }
        guard let journal = Journal(bytes: bytes) else { throw .recordDamaged(path: path) }
        return journal
    }

    /// Makes a folder and those above it.
    private static func make(_ path: String) throws(SystemFailure) {
        guard !System.exists(path), let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return }
        try make(String(path[..<slash]))
        try System.makeFolder(path)
    }
}
