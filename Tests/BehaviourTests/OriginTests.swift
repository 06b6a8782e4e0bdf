import Foundation
import Migration
import SourceText
import TestSupport
import Testing

/// The tedium that this project comes from: what no case of it can say of itself.
@Suite(.enabled(if: Compiler.path != nil, Compiler.skipMessage)) struct OriginTests {
    static let cases = (try? Fixtures.originCases()) ?? []
    static let oldCases = cases.filter { $0.name.contains("in-swift-2") }

    private func origin(_ name: String) throws -> MigrationCase {
        try #require(Self.cases.first { $0.name == "origins/\(name)" })
    }

    private func output(of files: [SourceFile], driver: SourceFile?, storyboards: MigrationCase, named name: String) throws -> Command {
        let program = try Program(files, driver: driver, named: "origins-\(name)")
        defer { program.remove() }
        let build = try program.build()
        try #require(build.succeeded, "\(build.errors)")
        return try program.run(storyboards: storyboards.folder + "/before")
    }

    @Test func eachIsRunOrInSwift2() {
        #expect(Self.cases.filter { $0.driver == nil }.map(\.name) == Self.oldCases.map(\.name))
        #expect(Self.oldCases.count == 2 && Self.cases.count > 7)
    }

    /// No compiler of today takes Swift 2: what comes of it does the same as the same listing in today's spelling.
    @Test(arguments: oldCases) func swift2ComesOutInCurrentSwift(_ old: MigrationCase) throws {
        let current = try origin("nib-and-storyboard")
        let made = MigrationRun(old.input, old.migrationOptions).result.swiftFiles.map(\.source)
        let before = try output(of: current.before, driver: current.driver, storyboards: current, named: "before-\(old.name)")
        let after = try output(of: made, driver: current.driver, storyboards: current, named: "after-\(old.name)")
        #expect(before.succeeded && after.succeeded, "\(after.errors)")
        #expect(after.output == before.output)
    }

    /// The name that was copied and not changed is a crash that waits; once it is right, the factory goes like any other.
    @Test func theNameThatWasNotChangedIsFoundAndMendedByHand() throws {
        let accident = try origin("one-screen-by-a-factory-whose-name-was-not-changed")
        var options = accident.migrationOptions
        options.checks = true
        let crashes = MigrationRun(accident.input, options).outcome.findings.filter { $0.kind != .pendingRewrite }
        #expect(crashes.map(\.code) == ["scene-class-mismatch"])
        #expect(crashes.first?.message.contains("'ForecastViewController' is in ForecastViewController.storyboard") == true)

        let mended = accident.input.mapSwiftFiles { file in
            let parts = file.text(0..<file.bytes.count).components(separatedBy: "final class ForecastViewController")
            return Array((parts[0] + "final class ForecastViewController" + named(parts[1])).utf8)
        }
        let run = MigrationRun(mended, accident.migrationOptions)
        #expect(run.violations == [] && run.report.allSatisfy { $0.hasSuffix(": rewrite") })
        let files = run.result.swiftFiles.map(\.source)
        let made = try output(of: files, driver: accident.driver, storyboards: accident, named: "mended")
        #expect(made.succeeded && made.output.contains("present ForecastViewController"), "\(made.errors)")
    }

    private func named(_ text: String) -> String {
        text.replacingOccurrences(of: "UIStoryboard(name: \"WeatherViewController\"", with: "UIStoryboard(name: \"ForecastViewController\"")
    }
}
