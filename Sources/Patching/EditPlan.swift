import SourceText

/// The one place that decides which fixes go together: it accepts fixes in order, refuses what overlaps, then evaluates consequences.
package struct EditPlan: Sendable {
    /// For each refused fix (its index) the place, already edited otherwise, that it overlaps.
    package let refused: [Int: SourceRange]
    /// The changed files, sorted by path (by bytes).
    package let changes: [FileChange]

    /// Fixes in order of preference; a path that no file has is created.
    package init(files: [SourceFile], fixes: [Fix]) {
        refused = [:]
        changes = []
    }
}
