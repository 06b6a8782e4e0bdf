import SourceText

/// The files as they were read, by the bytes of their paths.
struct FileTable {
    private let files: [[UInt8]: SourceFile]

    init(_ files: [SourceFile]) {
        self.files = Dictionary(files.map { (Array($0.path.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The file at a path; nil where there is none, so that an edit creates it.
    subscript(path: [UInt8]) -> SourceFile? {
        files[path]
    }

    /// The first of `edits` that lies outside of its file; of a file to be created only `0..<0` lies inside.
    func firstOutside(_ edits: [Edit]) -> Edit? {
        edits.first { edit in
            let size = files[Array(edit.range.path.utf8)]?.bytes.count ?? 0
            return edit.range.bytes.lowerBound < 0 || edit.range.bytes.upperBound > size
        }
    }
}
