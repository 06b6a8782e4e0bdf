import SourceText

/// The one place that decides which fixes go together: it accepts fixes in order, refuses what overlaps, then evaluates consequences.
package struct EditPlan: Sendable {
    /// For each refused fix (its index) the place, already edited otherwise, that it overlaps. Where a fix contradicts
    /// itself, or leaves its file, that is its own place.
    package let refused: [Int: SourceRange]
    /// The `all` consequences (their keys) that were due and are not made, each with the edited place that it overlaps.
    package let setAside: [String: SourceRange]
    /// The changed files, sorted by path (by bytes).
    package let changes: [FileChange]

    /// Fixes in order of preference; a path that no file has is created.
    ///
    /// - Parameter declined: indices of fixes that are not to be made. They still count among those that an `all`
    ///   consequence needs: a binding stays while one of its uses does.
    package init(files: [SourceFile], fixes: [Fix], declined: Set<Int> = []) {
        let table = FileTable(files)
        let selection = FixSelection(of: fixes, declined: declined, files: table)
        refused = selection.refused
        setAside = selection.setAside
        changes = selection.edits.editsByPath
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .compactMap { path, edits in
                FileChange(path: String(decoding: path, as: UTF8.self), original: table[path], applying: edits)
            }
    }
}
