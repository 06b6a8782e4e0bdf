import Foundation
import Migration
import Patching
import SourceText
import TestSupport
import Testing

/// The app that the README migrates, in every dialect for storyboards: it does the same, and a second run finds nothing to do.
@Suite(.enabled(if: Compiler.path != nil, Compiler.skipMessage)) struct SampleAppDialectTests {
    private static let names = Dialect.builtInNames + [Dialect.own.name]
    private static let sample = Result { try Fixtures.sampleApp() }
    private static let before = Result { try run(try sample.get().before, named: "before") }

    private static func run(_ files: [SourceFile], named name: String) throws -> Command {
        let app = try sample.get()
        let program = try Program(files, driver: app.driver, named: "sample-app-\(name)")
        defer { program.remove() }
        let build = try program.build()
        try #require(build.succeeded, "\(build.errors)")
        return try program.run(storyboards: URL(fileURLWithPath: app.folder + "/before").resolvingSymlinksInPath().path)
    }

    private func migration(to dialect: String) throws -> MigrationRun {
        let app = try Self.sample.get()
        var options = app.migrationOptions
        options.use((Dialect.builtIn + [.own]).filter { $0.name == dialect })
        return MigrationRun(app.input, options)
    }

    @Test(arguments: names) func aSecondRunFindsNothingToDo(dialect: String) throws {
        let first = try migration(to: dialect)
        #expect(first.violations + first.repetitionViolations == [])
        #expect(first.report.filter { $0.hasSuffix(": rewrite") }.count > 7)
        #expect(first.outcome.filesToAdd == [])
        #expect(MigrationRun(first.result, first.options).outcome.changes.map(\.path) == [])
    }

    @Test(arguments: names) func theAppDoesTheSame(dialect: String) throws {
        let made = try migration(to: dialect).result.swiftFiles.map(\.source)
        let (before, after) = (try Self.before.get(), try Self.run(made, named: dialect))
        #expect(before.succeeded && after.succeeded && before.output != "", "\(after.errors)")
        #expect(Self.inOneBundle(after.output) == Self.inOneBundle(before.output))
    }

    /// The classes of an app are in its main bundle: a dialect may name either.
    private static func inOneBundle(_ trace: String) -> String {
        trace.replacingOccurrences(of: "a class's bundle", with: "the main bundle")
    }
}
