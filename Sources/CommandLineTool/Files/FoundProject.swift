import Migration

/// A project as it was found and read.
struct FoundProject: Sendable {
    let root: ProjectRoot
    let input: MigrationInput
    /// What could not be read, and what is worth knowing about the paths that were given.
    let diagnostics: [Diagnostic]
    let scope: EditScope
    let workingCopy: WorkingCopy
}
