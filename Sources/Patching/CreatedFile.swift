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

    /// The folders on the way from the root to the file, relative to the root, the outermost first. Cut at bytes: a
    /// slash and an accent behind it are one `Character`.
    private var folders: [String] {
        path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
    }

    /// Those of its folders that are not there either.
    var missingFolders: [String] {
        folders.filter { !System.exists(root + "/" + $0) }
    }

    /// Throws unless the file could be created now.
    func expectNothing() throws(FileUpdateError) {
        guard !System.exists(target) else { throw .exists(path: path) }
        let folder = folders.last { System.exists(root + "/" + $0) }.map { root + "/" + $0 } ?? root
        do {
            try System.expectWritable(folder + "/")
        } catch {
            throw .noFolder(path: path, cause: error)
        }
    }
}
