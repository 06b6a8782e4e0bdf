/// A finished file under a name of its own, until it takes the place that it is meant for.
struct StagedFile {
    let path: String

    /// Writes the file. There must be nothing of that name. The user's mask takes permissions from `mode`.
    func write(_ bytes: [UInt8], mode: UInt32 = 0o666) throws(SystemFailure) {
        let file = try Descriptor(creating: path, mode: mode)
        try file.write(bytes)
    }

    /// The same, and takes over the metadata of another file. Until it has, it is nobody else's to read.
    func write(_ bytes: [UInt8], like original: String) throws(SystemFailure) {
        let file = try Descriptor(creating: path, mode: 0o600)
        try file.write(bytes)
        try file.takeMetadata(of: Descriptor(reading: original), System.status(of: original))
    }

    /// Waits until the disk has it all.
    func synchronize() throws(SystemFailure) {
        try Descriptor(reading: path).synchronize()
    }

    /// Takes the place of whatever file is at the target.
    func move(to target: String) throws(SystemFailure) {
        try System.moveFile(path, to: target)
    }

    /// Takes the name of the target, where no file may be; it may keep its own beside it.
    ///
    /// Some disks know no second names. There an empty file takes the name first.
    func move(toFreeName target: String) throws(SystemFailure) {
        do {
            try System.addName(target, to: path)
        } catch {
            guard !error.isPresence, !error.isAbsence else { throw error }
            _ = try Descriptor(creating: target, mode: 0o666)
            try move(to: target)
        }
    }
}
