import SourceText

/// What becomes of one file: the edits, in order of place and free of overlaps, and the bytes they give.
package struct FileChange: Sendable {
    /// Relative to the project's root.
    package let path: String
    /// Nil for a file that is created.
    package let original: SourceFile?
    package let edits: [Edit]
    package let newBytes: [UInt8]
    /// Whether there is no file afterwards; there are no new bytes then.
    package let isRemoval: Bool

    package init(path: String, original: SourceFile?, edits: [Edit], newBytes: [UInt8], isRemoval: Bool = false) {
        self.path = path
        self.original = original
        self.edits = edits
        self.newBytes = newBytes
        self.isRemoval = isRemoval
    }
}

extension FileChange {
    /// Applies edits that are in order of place and free of overlaps; nil where they change nothing.
    init?(path: String, original: SourceFile?, applying edits: [Edit]) {
        let old = original?.bytes ?? []
        let edits = edits.filter { !old[$0.range.bytes].elementsEqual($0.replacement.utf8) }
        var new: [UInt8] = []
        var end = 0
        for edit in edits {
            new += old[end..<edit.range.bytes.lowerBound]
            new += edit.replacement.utf8
            end = edit.range.bytes.upperBound
        }
        new += old[end...]
        guard new != old else { return nil }
        self.init(path: path, original: original, edits: edits, newBytes: new)
    }
}
