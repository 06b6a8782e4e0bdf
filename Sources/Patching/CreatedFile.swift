/// A file that is not there yet.
struct CreatedFile {
    /// As reports name it.
    private let path: String
    private let root: String

    init(path: String, root: String) {
        self.path = path
        self.root = root
    }

    private var target: String { root + "/" + path }

    /// The folders on the way from the root to the file, the outermost first. Cut at bytes: a slash and an accent
    /// behind it are one `Character`.
    private var folders: [String] {
        path.utf8.indices
            .filter { path.utf8[$0] == UInt8(ascii: "/") }
            .map { root + "/" + String(path[..<$0]) }
    }

    /// Throws unless the file could be created now.
    func expectNothing() throws(FileUpdateError) {
        guard !System.exists(target) else { throw .exists(path: path) }
        let folder = folders.last { System.exists($0) } ?? root
        do {
            try System.expectWritable(folder + "/")
        } catch {
            throw .noFolder(path: path, cause: error)
        }
    }

    /// Creates it and the folders it needs. What was made is taken back on failure.
    func create(holding bytes: [UInt8]) throws(FileUpdateError) {
        var made: [String] = []
        do {
            try makeFolders(noting: &made)
            try put(bytes)
        } catch {
            for folder in made.reversed() { System.removeFolder(folder) }
            throw error
        }
    }

    private func makeFolders(noting made: inout [String]) throws(FileUpdateError) {
        do {
            for folder in folders where try System.makeFolder(folder) { made.append(folder) }
        } catch {
            throw .noFolder(path: path, cause: error)
        }
    }

    private func put(_ bytes: [UInt8]) throws(FileUpdateError) {
        do {
            var staged = try StagedFile(for: target, holding: bytes)
            try staged.moveToFreeName()
        } catch {
            throw error.isPresence ? .exists(path: path) : .notWritable(path: path, cause: error)
        }
    }
}
