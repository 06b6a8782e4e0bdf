import Foundation
import Migration
import Patching
import Testing

@testable import CommandLineTool

/// Whole runs, with stand-in rules.
@Suite struct MigrationRunTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("let a = OLD\nRISKY()\nODD()\n", to: "App/A.swift")
        try project.write("OLD\r\nOLD", to: "App/B b.swift")
        try project.commitAll()
    }

    @Test func aRunEditsAndReportsEverySite() throws {
        let run = ToolRun(in: project, migrate: sampleMigration)
        #expect(run.exitCode == .success)
        #expect(
            run.output == """
                App/A.swift:1:9: rewrite: OLD becomes NEW
                App/A.swift:2:1: rewrite[needs --unsafe]: RISKY becomes SAFER
                App/A.swift:3:1: leave[ignored-here]: ODD is not understood

                App/B b.swift:1:1: rewrite: OLD becomes NEW
                App/B b.swift:2:1: rewrite: OLD becomes NEW

                """)
        #expect(
            run.errors == """
                Rewrote 3 of 5 sites in 2 files.
                Left alone: 1 site (1 ignored-here). 'sbmigrate explain CODE' tells what to do.
                1 more with --unsafe.

                """)
        #expect(try project.text(of: "App/A.swift") == "let a = NEW\nRISKY()\nODD()\n")
        #expect(try project.text(of: "App/B b.swift") == "NEW\r\nNEW")
    }

    @Test func aReportOnStandardOutputTakesThePlaceOfThePatch() throws {
        let run = ToolRun("--dry-run", "--format", "json", in: project, migrate: sampleMigration)
        #expect(run.exitCode == .success)
        #expect(run.output.hasPrefix("{") && !run.output.contains("diff --git"))
        #expect(try project.text(of: "App/A.swift") == "let a = OLD\nRISKY()\nODD()\n")
    }

    @Test func unsafeRewritesAreAppliedWhenAskedFor() throws {
        let run = ToolRun("--unsafe", in: project, migrate: sampleMigration)
        #expect(run.output.contains("App/A.swift:2:1: rewrite[unsafe]: RISKY becomes SAFER\n"))
        #expect(run.errors.hasPrefix("Rewrote 4 of 5 sites in 2 files.\n"))
        #expect(!run.errors.contains("with --unsafe"))
        #expect(try project.text(of: "App/A.swift").contains("SAFER"))
    }

    @Test func aDryRunPrintsThePatchAndWritesNothing() throws {
        let run = ToolRun("--dry-run", in: project, migrate: sampleMigration)
        #expect(run.exitCode == .success)
        #expect(run.output.hasPrefix("diff --git a/App/A.swift b/App/A.swift\n--- a/App/A.swift\n"))
        #expect(
            run.errors == """
                Would rewrite 3 of 5 sites in 2 files; no source was edited.

                  ignored-here: 1 site left alone
                    App/A.swift:3:1: ODD is not understood

                  with --unsafe: 1 site more
                    App/A.swift:2:1: RISKY becomes SAFER

                'sbmigrate explain CODE' tells what to do.

                """)
        #expect(try project.git("status", "--porcelain") == "")
    }

    @Test(arguments: [["--dry-run"], ["--dry-run", "--unsafe", "--jobs", "1"]])
    func thePrintedPatchGivesTheBytesOfTheRun(arguments: [String]) throws {
        let surroundings = Surroundings.test(in: project.absolute("App"))
        let paths = ["App/A.swift", "App/B b.swift", "New.swift"]
        let dryRun = ToolRun(arguments, in: surroundings, migrate: sampleMigrationWithNewFile)
        try project.write(dryRun.output, to: "the.patch")
        try project.git("apply", "the.patch")
        let patched = try paths.map(project.text)
        try project.git("checkout", "-q", ".")
        try project.git("clean", "-q", "-f")
        let run = ToolRun(arguments.filter { $0 != "--dry-run" }, in: surroundings, migrate: sampleMigrationWithNewFile)
        #expect(run.exitCode == .success)
        #expect(try paths.map(project.text) == patched)
    }

    @Test func onlyThePathIsEdited() throws {
        let run = ToolRun("App/A.swift", in: project, migrate: sampleMigration)
        #expect(run.errors.hasPrefix("Rewrote 1 of 3 sites in 1 file.\n"))
        #expect(try project.git("status", "--porcelain") == " M App/A.swift\n")
    }

    @Test func aPatchFileIsWrittenInsteadOfTheSources() throws {
        let out = try TemporaryProject()
        let run = ToolRun("--patch", out.absolute("my.patch"), in: project, migrate: sampleMigration)
        #expect(run.exitCode == .success)
        #expect(run.output.hasPrefix("App/A.swift:1:9: rewrite: OLD"))
        let command = "git -C \(project.path) apply \(out.absolute("my.patch"))"
        #expect(run.errors.contains("To apply the patch: \(command)\n"))
        #expect(try project.git("status", "--porcelain") == "")
        try project.git("apply", out.absolute("my.patch"))
        #expect(try project.text(of: "App/B b.swift") == "NEW\r\nNEW")
    }

    @Test func withoutSitesThePatchIsEmptyAndThatIsSaid() throws {
        let run = ToolRun("--patch", "p", "--exit-code", in: project)
        #expect(run.exitCode == .success)
        #expect(run.errors == "Nothing to do: no site found in 2 Swift files.\nThe patch is empty.\n")
        #expect(try project.text(of: "p") == "")
    }

    @Test(arguments: [
        (["--dry-run"], ExitCode.success), (["--dry-run", "--exit-code"], .found), (["--patch", "p", "--exit-code"], .found),
    ])
    func theExitCodeTellsOfAPatchWhenAsked(arguments: [String], code: ExitCode) {
        #expect(ToolRun(arguments, in: .test(in: project.path), migrate: sampleMigration).exitCode == code)
    }

    @Test func aNewFileIsToBeAddedToItsTarget() throws {
        let run = ToolRun(in: project, migrate: sampleMigrationWithNewFile)
        #expect(run.errors.hasPrefix("Rewrote 3 of 5 sites in 3 files (1 new).\n"))
        #expect(run.errors.contains("\nAdd New.swift to the target that compiles its classes: no project lists it yet.\n"))
        #expect(try project.text(of: "New.swift") == "protocol P {}\n")
    }

    @Test(arguments: [[], ["--dry-run"]])
    func aFileToBeCreatedThatExistsStopsTheRun(arguments: [String]) throws {
        try project.write("mine", to: "New.swift")
        let run = ToolRun(arguments, in: .test(in: project.path), migrate: sampleMigrationWithNewFile)
        #expect(run.exitCode == .refused)
        #expect(run.errors.hasPrefix("sbmigrate: New.swift: would be created, but exists\nNothing was written."))
        #expect(try project.git("status", "--porcelain") == "?? New.swift\n")
    }

    @Test func aFileThatCannotBeWrittenStopsTheRunBeforeAnythingIsWritten() throws {
        #expect(chmod(project.absolute("App/B b.swift"), 0o444) == 0)
        let run = ToolRun(in: project, migrate: sampleMigration)
        #expect(run.exitCode == .refused)
        #expect(run.errors.contains("sbmigrate: 1 file cannot be written:\n  App/B b.swift: the file is read-only"))
        #expect(try project.text(of: "App/A.swift").contains("OLD"))
    }

    @Test func diagnosticsAreToldAndErrorsShowInTheExitCode() {
        let note = Diagnostic(severity: .note, path: "App/A.swift", line: 3, code: "unused-ignore", message: "ignores nothing")
        let error = Diagnostic(severity: .error, path: "App/A.swift", line: nil, code: "odd", message: "is odd")
        func run(_ diagnostics: [Diagnostic]) -> ToolRun {
            ToolRun("--dry-run", in: project) { _, _ in
                MigrationOutcome(decisions: [], changes: [], diagnostics: diagnostics, filesToAdd: [])
            }
        }
        #expect(run([note]).exitCode == .success)
        #expect(run([note, error]).exitCode == .incomplete)
        let lines = "App/A.swift: error: is odd [odd]\nApp/A.swift:3: note: ignores nothing [unused-ignore]\n"
        #expect(run([note, error]).errors.hasPrefix(lines))
    }

    @Test func anUnreadableFileCostsThatFileOnly() throws {
        #expect(truncate(project.absolute("App/B b.swift"), off_t(FileReader.mostBytes + 1)) == 0)
        let run = ToolRun(in: project, migrate: sampleMigration)
        #expect(run.exitCode == .incomplete)
        #expect(run.errors.hasSuffix("1 error: see above.\n"))
        #expect(try project.text(of: "App/A.swift").contains("NEW"))
    }

    @Test func ignoredAndGeneratedFilesAreCounted() throws {
        try project.write(["Pods/P.swift", "Pods/Q.swift"])
        try project.write("// @generated\n", to: "Gen.swift")
        #expect(ToolRun(in: project).errors.hasSuffix("Read and not edited: 2 ignored and 1 generated Swift files.\n"))
    }

    @Test func startedElsewhereARunSaysWhereItsPathsBegin() {
        let run = ToolRun([], in: .test(in: project.absolute("App")))
        #expect(run.errors == "Nothing to do: no site found in 2 Swift files.\nPaths are relative to \(project.path).\n")
    }

    @Test func aReportThatCannotBeWrittenIsToldInTheExitCode() {
        let run = ToolRun("--format", "json=no/such/folder.json", in: project, migrate: sampleMigration)
        #expect(run.exitCode == .incomplete)
        #expect(run.errors.hasPrefix("sbmigrate: no/such/folder.json could not be written: "))
    }

    @Test(arguments: [(EPIPE, false), (ENOSPC, true)])
    func onlyAClosedPipeIsQuiet(number: Int32, told: Bool) {
        let said = Said()
        let console = Console(
            standardOutput: { _ throws(OutputFailure) in throw OutputFailure(failure: SystemFailure(code: number, call: "write")) },
            standardError: { said.text += $0 }
        )
        let tool = Tool(console: console, surroundings: .test(in: project.path), rules: [], migrate: sampleMigration)
        #expect(tool.run(arguments: ["--dry-run"]) == .incomplete)
        #expect(said.text.contains("standard output could not be written") == told)
    }
}

private final class Said: @unchecked Sendable {
    var text = ""
}
