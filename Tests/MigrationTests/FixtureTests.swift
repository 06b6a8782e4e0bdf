import Migration
import SourceText
import TestSupport
import Testing

/// The cases of `Fixtures` against the engine.
@Suite struct FixtureTests {
    static let loaded = Result { try Fixtures.allCases() }
    static let cases = (try? loaded.get()) ?? []

    @Test func thereAreCases() throws {
        #expect(try Self.loaded.get().count > 60)
        #expect(Self.cases.filter { $0.before.isEmpty }.map(\.name) == [])
    }

    @Test(arguments: cases) func theMigrationMakesTheExpectedFiles(_ migration: MigrationCase) {
        let run = MigrationRun(migration.input, migration.migrationOptions)
        let made = files(of: run.result)
        let expected = files(of: migration.input.applying([])).merging(swiftFiles(migration.after)) { $1 }
        #expect(made.keys.sorted() == expected.keys.sorted(), "the paths of the Swift files")
        for (path, bytes) in expected {
            let comparison = lineComparison(of: bytes, and: made[path] ?? [])
            #expect(comparison.isEmpty, "\(path): expected -, made +\n\(comparison)")
        }
    }

    @Test(arguments: cases) func theMigrationReportsTheExpectedDecisions(_ migration: MigrationCase) {
        let run = MigrationRun(migration.input, migration.migrationOptions)
        let expected = Array(migration.report.joined(separator: "\n").utf8)
        let comparison = lineComparison(of: expected, and: Array(run.report.joined(separator: "\n").utf8))
        let messages = run.outcome.decisions.map { run.input.line(of: $0.site) + ": " + $0.message }
        #expect(comparison.isEmpty, "report.txt: expected -, made +\n\(comparison)\n\(messages.joined(separator: "\n"))")
    }

    @Test(arguments: cases) func theMigrationKeepsTheInvariants(_ migration: MigrationCase) {
        expectMigration(of: migration.input, migration.migrationOptions)
    }

    private func files(of input: MigrationInput) -> [String: [UInt8]] {
        swiftFiles((input.swiftFiles + input.buildFiles).map(\.source))
    }

    private func swiftFiles(_ files: [SourceFile]) -> [String: [UInt8]] {
        let swift = files.filter { $0.path.hasSuffix(".swift") && !$0.path.hasSuffix("Package.swift") || $0.path.hasSuffix(".pbxproj") }
        return Dictionary(swift.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
    }
}
