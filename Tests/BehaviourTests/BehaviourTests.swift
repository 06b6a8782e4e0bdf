import Foundation
import SourceText
import TestSupport
import Testing

/// The fixtures against the compiler: what a migration is expected to make of them compiles, says nothing new and does the same.
@Suite(.enabled(if: Compiler.path != nil, Compiler.skipMessage)) struct BehaviourTests {
    static let cases = Result { try Fixtures.allCases() }
    static let drivenCases = (try? cases.get().filter { $0.driver != nil }) ?? []
    static let changingCases = (try? cases.get().filter { $0.changes }) ?? []

    @Test func thereAreCases() throws {
        #expect(try Self.cases.get().contains { $0.changes })
        #expect(try Self.cases.get().contains { !$0.changes })
    }

    @Test(arguments: drivenCases) func theProgramDoesTheSame(_ migration: MigrationCase) throws {
        let before = try Program(migration.before, driver: migration.driver, named: migration.name + "/before")
        let after = try Program(migration.after, driver: migration.driver, named: migration.name + "/after")
        defer { [before, after].forEach { $0.remove() } }
        let mode = migration.languageMode
        let builds = (before: try before.build(mode: mode), after: try after.build(mode: mode))
        try #require(builds.before.succeeded, "\(builds.before.errors)")
        try #require(builds.after.succeeded, "\(builds.after.errors)")
        #expect(Warnings(in: builds.after.errors).new(since: Warnings(in: builds.before.errors)) == [])

        // The sample app is linked to, and not every file walker follows a link it is handed.
        let storyboards = URL(fileURLWithPath: migration.folder + "/before").resolvingSymlinksInPath().path
        let runs = (before: try before.run(storyboards: storyboards), after: try after.run(storyboards: storyboards))
        #expect(runs.before.output != "", "the driver reaches no site")
        if let trap = migration.trap {
            #expect(runs.before.succeeded && !runs.after.succeeded && runs.after.errors.contains(trap), "\(runs.after.errors)")
            return
        }
        #expect(runs.after.output == runs.before.output, "\(runs.after.errors)")
        #expect(runs.after.succeeded == runs.before.succeeded, "\(runs.after.errors)")
    }

    /// The language modes that `theProgramDoesTheSame` does not compile, as far as the original compiles in them.
    @Test(arguments: changingCases) func whatCompilesStillDoes(_ migration: MigrationCase) throws {
        let before = try Program(migration.before, driver: nil, named: migration.name + "/before-check")
        let after = try Program(migration.after, driver: nil, named: migration.name + "/after-check")
        defer { [before, after].forEach { $0.remove() } }
        for mode in migration.checkedModes {
            let checks = (before: try before.check(mode: mode), after: try after.check(mode: mode))
            guard checks.before.succeeded else { continue }
            #expect(checks.after.succeeded, "\(checks.after.errors)")
            #expect(Warnings(in: checks.after.errors).new(since: Warnings(in: checks.before.errors)) == [])
        }
    }

    @Test func everyFileParses() throws {
        let folders = try Self.cases.get().flatMap { ["\($0.folder)/before", "\($0.folder)/after"] }
        let sources = try folders.flatMap { folder in
            try Fixtures.files(below: folder).filter { $0.path.hasSuffix(".swift") }.map { "\(folder)/\($0.path)" }
        }
        let parse = try Compiler.run(["-frontend", "-parse"] + sources)
        #expect(parse.succeeded, "\(parse.errors)")
    }
}

extension MigrationCase {
    /// That of the program: the package's.
    var languageMode: Int {
        before.contains { $0.path == "Package.swift" && $0.bytes.starts(with: "// swift-tools-version: 6".utf8) } ? 6 : 5
    }

    /// Those in which it is checked and not built. How a library's protocol is conformed to depends on the mode.
    fileprivate var checkedModes: [Int] {
        let isOfOneMode = options.contains("reusable") || languageMode == 6
        let modes = isOfOneMode ? [languageMode] : [5, 6]
        return modes.filter { driver == nil || $0 != languageMode }
    }
}
