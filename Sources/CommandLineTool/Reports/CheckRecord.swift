import Migration

/// What a check came to, as every report sees it.
struct CheckRecord: Sendable {
    let root: ProjectRoot
    let input: MigrationInput
    /// How many sites were looked at.
    let sites: Int
    /// The findings below the paths that were given, in order of place.
    let remarks: [Remark]
    let diagnostics: [Diagnostic]

    init(_ examined: ExaminedProject) {
        let project = examined.project
        let positions = Positions(examined.outcome, of: project.input)
        root = project.root
        input = project.input
        sites = examined.outcome.decisions.count
        remarks = examined.outcome.findings.map { Remark($0, positions: positions) }
            .filter { project.scope.isNamed($0.path) && project.scope.access(to: $0.path) == .editable }
            .sorted(by: Remark.precedes)
        diagnostics = examined.diagnostics()
    }
}
