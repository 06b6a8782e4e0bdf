/// A file that is there and may be replaced or removed.
struct ReplacedFile {
    /// As reports name it.
    private let path: String
    /// Absolute, free of symbolic links.
    let target: String

    /// Throws what forbids to replace the file, apart from its contents.
    init(path: String, root: String) throws(FileUpdateError) {
        self.path = path
        let status: FileStatus
        do {
            target = try System.resolve(root + "/" + path)
            status = try System.status(of: target)
        } catch {
            throw error.isAbsence ? .missing(path: path) : .notReadable(path: path, cause: error)
        }
        guard status.isRegularFile else { throw .notAFile(path: path) }
        guard status.isWritable, (try? System.expectWritable(target)) != nil else { throw .readOnly(path: path) }
        guard status.names == 1 else { throw .hardLinked(path: path, names: status.names) }
    }

    /// Throws unless the file holds these bytes now.
    func expect(_ bytes: [UInt8]) throws(FileUpdateError) {
        let found: [UInt8]
        do {
            found = try Descriptor(reading: target).contents()
        } catch {
            throw error.isAbsence ? .missing(path: path) : .notReadable(path: path, cause: error)
        }
        guard found == bytes else { throw .changedMeanwhile(path: path) }
    }
}
