import Patching
import SourceText

/// Something worth telling about a file, apart from the decisions.
package struct Diagnostic: Sendable, Hashable {
    package enum Severity: String, Sendable {
        /// Worth knowing.
        case note
        /// The file, or a fix, was set aside; the exit code says so.
        case error
    }
    package let severity: Severity
    /// Relative to the project's root.
    package let path: String
    /// 1-based; nil where the whole file is meant.
    package let line: Int?
    /// A stable code, for instance `not-readable-as-swift`, `fix-withdrawn`, `unused-ignore`.
    package let code: String
    /// What is wrong and the next step, in one line.
    package let message: String

    package init(severity: Severity, path: String, line: Int?, code: String, message: String) {
        self.severity = severity
        self.path = path
        self.line = line
        self.code = code
        self.message = message
    }
}

/// What a migration comes to: one decision a site, the files that change, and what else is worth telling.
package struct MigrationOutcome: Sendable {
    /// In order of place.
    package let decisions: [Decision]
    /// In order of path.
    package let changes: [FileChange]
    /// In order of path and line.
    package let diagnostics: [Diagnostic]
    /// In order of place; only where the options ask for them.
    package let findings: [Finding]
    /// Created files that the project's build does not pick up by itself: to be added to a target by hand.
    package let filesToAdd: [String]
    /// What stands in the way of all changes: targets that would not find a library.
    package let unmetDependencies: [UnmetDependency]

    package init(
        decisions: [Decision], changes: [FileChange], diagnostics: [Diagnostic], filesToAdd: [String], findings: [Finding] = [],
        unmetDependencies: [UnmetDependency] = []
    ) {
        self.decisions = decisions
        self.changes = changes
        self.diagnostics = diagnostics
        self.filesToAdd = filesToAdd
        self.findings = findings
        self.unmetDependencies = unmetDependencies
    }
}
