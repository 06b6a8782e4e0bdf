/// One file on its way from old to new: where it lies, and the names beside it that it needs meanwhile.
struct FileStep {
    let entry: JournalEntry
    /// Absolute. Of a file that is replaced: free of symbolic links.
    let target: String
    let root: String
    /// Where the new bytes wait.
    private let staged: StagedFile
    /// A second name of the old file, so that it can come back as it is; not every disk knows such a thing.
    private let backup: String

    init(_ entry: JournalEntry, root: String, name: String) {
        self.entry = entry
        self.root = root
        let path = root + "/" + entry.path
        let isReplaced = entry.old != nil && entry.new != nil
        target = isReplaced ? (try? System.resolve(path)) ?? path : path
        staged = StagedFile(path: Self.folder(of: target) + name)
        backup = staged.path + ".old"
    }

    /// Where the file lies; with its slash.
    var folder: String { Self.folder(of: target) }

    /// Looked for by bytes: a slash and an accent behind it are one `Character`.
    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "./" }
        return String(path[...slash])
    }
}

/// The way there.
extension FileStep {
    /// Throws what forbids the step as things stand.
    func check() throws(FileUpdateError) {
        if let old = entry.old {
            try ReplacedFile(path: entry.path, root: root).expect(old)
        } else {
            try CreatedFile(path: entry.path, root: root).expectNothing()
        }
    }

    /// Writes, beside the file, all that the step needs.
    func stage() throws(FileUpdateError) {
        do throws(SystemFailure) {
            try makeFolders()
        } catch {
            throw .noFolder(path: entry.path, cause: error)
        }
        do throws(SystemFailure) {
            try writeStaged(entry.new, replacing: entry.old)
        } catch {
            throw .notWritable(path: entry.path, cause: error)
        }
        // Without a second name the old bytes are written anew, should they have to come back.
        if entry.old != nil { try? System.addName(backup, to: target) }
    }

    /// Waits until the disk has the new bytes.
    func synchronize() throws(FileUpdateError) {
        guard entry.new != nil else { return }
        do { try staged.synchronize() } catch { throw .notWritable(path: entry.path, cause: error) }
    }

    /// Throws unless the file still is as it was read.
    func verify() throws(FileUpdateError) {
        guard try state() == .old else { throw entry.old == nil ? .exists(path: entry.path) : .changedMeanwhile(path: entry.path) }
    }

    /// Lets the new file take its place: at any moment there is the old one or the new one.
    func apply() throws(FileUpdateError) {
        do throws(SystemFailure) {
            try put(entry.new, inPlaceOf: entry.old)
        } catch {
            throw error.isPresence ? .exists(path: entry.path) : .notWritable(path: entry.path, cause: error)
        }
    }

    /// Removes the names beside the file.
    func cleanUp() throws(FileUpdateError) {
        for path in [staged.path, backup] {
            do { try System.removeIfThere(path) } catch { throw .leftOver(path: path, cause: error) }
        }
    }

    /// A disk that cannot put names down at once will do so later.
    func synchronizeFolder() {
        try? Descriptor(reading: folder).synchronize()
    }

    /// Removes the folders that are there only with the file. One that holds something else stays.
    func removeFolders() {
        for folder in entry.folders.reversed() { try? System.removeFolder(root + "/" + folder) }
    }

    private func makeFolders() throws(SystemFailure) {
        for folder in entry.folders { try System.makeFolder(root + "/" + folder) }
    }

    private func writeStaged(_ bytes: [UInt8]?, replacing present: [UInt8]?) throws(SystemFailure) {
        guard let bytes else { return }
        if present == nil { try staged.write(bytes) } else { try staged.write(bytes, like: target) }
    }

    /// Lets what is staged take the place of what is there, or its absence.
    private func put(_ bytes: [UInt8]?, inPlaceOf present: [UInt8]?) throws(SystemFailure) {
        if bytes == nil {
            try System.removeFile(target)
        } else if present == nil {
            try staged.move(toFreeName: target)
        } else {
            try staged.move(to: target)
        }
    }
}

/// The way back.
extension FileStep {
    enum State {
        case old, new, other
    }

    /// What the file is now. Throws where it cannot be read.
    func state() throws(FileUpdateError) -> State {
        do throws(SystemFailure) {
            guard try System.status(of: target).isRegularFile else { return .other }
            return state(holding: try Descriptor(reading: target).contents())
        } catch {
            guard error.isAbsence else {
                throw entry.old == nil ? .notWritable(path: entry.path, cause: error) : .notReadable(path: entry.path, cause: error)
            }
            return state(holding: nil)
        }
    }

    private func state(holding found: [UInt8]?) -> State {
        if found == entry.old { return .old }
        if found == entry.new { return .new }
        let holdsName = entry.old == nil && found == [] && System.exists(staged.path)
        return holdsName ? .new : .other
    }

    /// The same, of an update that did not come to its end. A file whose new bytes still wait was not touched by it: what it
    /// holds is somebody else's, and as good as old.
    func stateOnTheWay() throws(FileUpdateError) -> State {
        let state = try state()
        return state == .other && isWaiting ? .old : state
    }

    private var isWaiting: Bool { (try? System.status(of: staged.path))?.names == 1 }

    /// Brings the old file back, or nothing where there was nothing. Throws where somebody else has changed the new one.
    func revert() throws(FileUpdateError) {
        let state = try stateOnTheWay()
        if state == .new { try putBack() }
        try cleanUp()
        if state == .other { throw .changedSince(path: entry.path) }
    }

    private func putBack() throws(FileUpdateError) {
        do throws(SystemFailure) {
            if entry.old != nil, System.exists(backup) {
                try System.moveFile(backup, to: target)
            } else {
                try makeFolders()
                try System.removeIfThere(staged.path)
                try writeStaged(entry.old, replacing: entry.new)
                if entry.old != nil { try staged.synchronize() }
                try put(entry.old, inPlaceOf: entry.new)
            }
        } catch {
            throw .notWritable(path: entry.path, cause: error)
        }
    }
}
