import Migration
import SourceText
import Testing

/// Expects of a project and its migration all that holds for any (the invariants in the architecture): of the run itself,
/// of a second one, and of runs over the same project written another way.
package func expectMigration(
    of input: MigrationInput, _ options: MigrationOptions = MigrationOptions(), sourceLocation: SourceLocation = #_sourceLocation
) {
    let run = MigrationRun(input, options)
    let violations = run.violations + run.repetitionViolations + run.variantViolations
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))", sourceLocation: sourceLocation)
}

/// Expects only what holds for any bytes at all, be they Swift or not.
package func expectLawfulMigration(
    of input: MigrationInput, _ options: MigrationOptions = MigrationOptions(), sourceLocation: SourceLocation = #_sourceLocation
) {
    let violations = MigrationRun(input, options).violations
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
