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
            && migration.name != "SampleApp"
            && !migration.before.contains { mentionsDialect($0) }
    }.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)

    /// Every case is migrated to one that finds the class out, and to one of two that name it.
    private static func dialects(of migration: MigrationCase) -> [[Dialect]] {
        let isEven = cases.firstIndex { $0.name == migration.name }?.isMultiple(of: 2) ?? true
        return [[.storyboardLoadable], isEven ? [.storyboardBased, .storyboardSceneBased] : [.own]]
    }

    private static func mentionsDialect(_ file: SourceFile) -> Bool {
        file.path.hasSuffix(".swift") && ["Instantiatable", "instantiateFromStoryboard"].contains { file.bytes.contains(ByteNeedle($0)) }
    }

    @Test func thereAreCases() { #expect(Self.cases.count > 75) }

    @Test(arguments: cases) func theProgramDoesTheSame(_ migration: MigrationCase) throws {
        let before = try Program(migration.before, driver: migration.driver, named: "dialects/\(migration.name)/before")
        defer { before.remove() }
        let storyboards = URL(fileURLWithPath: migration.folder + "/before").resolvingSymlinksInPath().path
        let build = try before.build(mode: migration.languageMode)
        let trace = try before.run(storyboards: storyboards)
        for dialects in Self.dialects(of: migration) {
            let dialect = dialects[0].name
            guard let after = try program(migration, in: dialects) else { continue }
            defer { after.remove() }
            let rebuild = try after.build(mode: migration.languageMode)
            try #require(rebuild.succeeded, "\(dialect): \(rebuild.errors)")
            #expect(Warnings(in: rebuild.errors).new(since: Warnings(in: build.errors)) == [], "\(dialect)")
            let retrace = try after.run(storyboards: storyboards)
            #expect(retrace.output == trace.output, "\(dialect): \(retrace.errors)")
        }
    }

    /// The program as it is migrated to a dialect; nil where that leaves everything.
    private func program(_ migration: MigrationCase, in dialects: [Dialect]) throws -> Program? {
        let dialect = dialects[0].name
        var options = migration.migrationOptions
        options.use(dialects)
        let run = MigrationRun(migration.input, options)
        #expect(run.violations == [], "\(dialect)")
        guard !run.outcome.changes.isEmpty else { return nil }
        let files = run.result.swiftFiles.map(\.source) + migration.before.filter { $0.path.hasSuffix("Package.swift") }
        return try Program(files, driver: migration.driver, named: "dialects/\(migration.name)/\(dialect)")
    }
}
