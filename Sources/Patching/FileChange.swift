import SourceText

/// What becomes of one file: the edits, in order of place and free of overlaps, and the bytes they give.
package struct FileChange: Sendable {
    /// Relative to the project's root.
    package let path: String
    /// Nil for a file that is created.
    package let original: SourceFile?
    package let edits: [Edit]
    package let newBytes: [UInt8]

    package init(path: String, original: SourceFile?, edits: [Edit], newBytes: [UInt8]) {
        self.path = path
        self.original = original
        self.edits = edits
        self.newBytes = newBytes
    }
}
