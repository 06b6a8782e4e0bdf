import Foundation
import Migration
import SourceText
import TestSupport
import Testing

/// Cases that are migrated to another dialect than the default one compile and do the same.
@Suite(.enabled(if: Compiler.path != nil, Compiler.skipMessage)) struct DialectTests {
    /// Every second of those without options of their own and without a protocol of their own, which another dialect would not
    /// know: all of them take longer than they tell. Nibs have one dialect only.
    private static let cases = BehaviourTests.drivenCases.filter { migration in
        migration.options.isEmpty && migration.trap == nil && !migration.name.hasPrefix("nib-view/")
            && !migration.before.contains { mentionsDialect($0) }
    }.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    private static let others = Dialect.builtInNames.filter { $0 != Dialect.instantiatable.name }

    private static func mentionsDialect(_ file: SourceFile) -> Bool {
        file.path.hasSuffix(".swift") && ["Instantiatable", "instantiateFromStoryboard"].contains { file.bytes.contains(ByteNeedle($0)) }
    }

    @Test func thereAreCases() { #expect(Self.cases.count > 75 && !Self.others.isEmpty) }

    @Test(arguments: cases, others) func theProgramDoesTheSame(_ migration: MigrationCase, dialect: String) throws {
        var options = migration.migrationOptions
        options.use(Dialect.builtIn.filter { $0.name == dialect })
        let run = MigrationRun(migration.input, options)
        #expect(run.violations == [])
        guard !run.outcome.changes.isEmpty else { return }
        let before = try Program(migration.before, driver: migration.driver, named: "dialects/\(migration.name)/before")
        let files = run.result.swiftFiles.map(\.source) + migration.before.filter { $0.path.hasSuffix("Package.swift") }
        let after = try Program(files, driver: migration.driver, named: "dialects/\(migration.name)/\(dialect)")
        defer { [before, after].forEach { $0.remove() } }
        let builds = (before: try before.build(), after: try after.build())
        try #require(builds.after.succeeded, "\(builds.after.errors)")
        #expect(Warnings(in: builds.after.errors).new(since: Warnings(in: builds.before.errors)) == [])
        let storyboards = URL(fileURLWithPath: migration.folder + "/before").resolvingSymlinksInPath().path
        let runs = (before: try before.run(storyboards: storyboards), after: try after.run(storyboards: storyboards))
        #expect(runs.after.output == runs.before.output, "\(runs.after.errors)")
    }
}
