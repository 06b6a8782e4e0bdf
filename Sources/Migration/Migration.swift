import Patching
import SourceText

/// Decides about every site of a project. Pure: it reads no disk, prints nothing and applies nothing.
package struct Migration {
    /// The rules in the order in which they decide.
    package static let ruleDescriptions: [RuleDescription] = []

    package static func outcome(for input: MigrationInput, options: MigrationOptions) -> MigrationOutcome {
        MigrationOutcome(decisions: [], changes: [], diagnostics: [], filesToAdd: [])
    }
}
