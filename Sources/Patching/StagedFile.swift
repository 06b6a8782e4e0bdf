/// A finished file that waits beside the place it is meant for. Unless it is moved there it goes when its value does.
struct StagedFile: ~Copyable {
    private let target: String
    private let folder: String
    private let path: String
    private var isWaiting = true

    /// Writes the file down to the disk.
    ///
    /// - Parameter status: of the file at `target`, whose metadata it takes over (until it has, it is nobody else's to
    ///   read); nil where there is none, for a file as anyone creates it.
    init(for target: String, holding bytes: [UInt8], like status: FileStatus? = nil) throws(SystemFailure) {
        self.target = target
        folder = Self.folder(of: target)
        path = folder + ".sbmigrate-" + String(UInt64.random(in: 0 ... .max), radix: 36)
        let file = try Descriptor(creating: path, mode: status == nil ? 0o666 : 0o600)
        do {
            try file.write(bytes)
            if let status { try file.takeMetadata(of: Descriptor(reading: target), status) }
            try file.synchronize()
        } catch {
            System.removeFile(path)
            throw error
        }
    }

    /// Takes the place of whatever file is at the target.
    mutating func move() throws(SystemFailure) {
        try System.moveFile(path, to: target)
        isWaiting = false
        // A disk that cannot put the new name down at once will do so later.
        try? Descriptor(reading: folder).synchronize()
    }

    /// Takes its place at the target, where no file may be.
    ///
    /// The name is taken first, by an empty file: unlike a hard link that works on every disk.
    mutating func moveToFreeName() throws(SystemFailure) {
        _ = try Descriptor(creating: target, mode: 0o666)
        do {
            try move()
        } catch {
            System.removeFile(target)
            throw error
        }
    }

    deinit {
        if isWaiting { System.removeFile(path) }
    }

    /// With its slash. Looked for by bytes: a slash and an accent behind it are one `Character`.
    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "./" }
        return String(path[...slash])
    }
}
