import SourceText

/// What an update does to one file, told so that it can be finished or taken back.
struct JournalEntry: Equatable {
    /// Relative to the project's root.
    let path: String
    /// Nil where there is no file before.
    let old: [UInt8]?
    /// Nil where there is none afterwards.
    let new: [UInt8]?
    /// The folders that are there only with the file; relative to the root, the outermost first.
    let folders: [String]
    let spans: [ChangedSpan]

    /// The way back.
    var reversed: JournalEntry {
        JournalEntry(path: path, old: new, new: old, folders: folders, spans: spans.map(\.reversed))
    }
}

extension JournalEntry {
    init(_ change: FileChange, root: String) {
        path = change.path
        old = change.original?.bytes
        new = change.newBytes
        folders = change.original == nil ? CreatedFile(path: change.path, root: root).missingFolders : []
        spans = change.spans
    }

    /// The same for a patch.
    var change: FileChange {
        if let old, let new { return FileChange(path: path, from: old, to: new, spans: spans) }
        let range = SourceRange(path: path, bytes: 0..<(old?.count ?? 0))
        let edit = Edit(range: range, replacement: String(decoding: new ?? [], as: UTF8.self))
        return FileChange(
            path: path, original: old.map { SourceFile(path: path, bytes: $0) }, edits: [edit], newBytes: new ?? [], isRemoval: new == nil)
    }
}
