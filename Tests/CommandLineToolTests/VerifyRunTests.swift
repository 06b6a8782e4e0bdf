import Foundation
import Testing

@testable import CommandLineTool
@testable import Patching

/// Runs that a command of the user's verifies, with stand-in rules.
@Suite struct VerifyRunTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("let a = OLD\n", to: "App/A.swift")
        try project.write("OLD\r\nOLD", to: "App/B b.swift")
        #expect(chmod(project.absolute("App/A.swift"), 0o755) == 0)
        try project.commitAll()
    }

    private func run(_ arguments: String..., in folder: String = "") -> ToolRun {
        ToolRun(arguments, in: .test(in: project.absolute(folder)), migrate: sampleMigrationWithNewFile)
    }

    private func expectOriginals() throws {
        #expect(try project.git("status", "--porcelain") == "")
        #expect(try project.mode(of: "App/A.swift") == 0o755)
        #expect(!project.exists("New.swift"))
        #expect(!project.exists(".git/sbmigrate/pending") && !project.exists(".git/sbmigrate/begun"))
        #expect(ToolRun("undo", in: project).errors.hasPrefix("Nothing to undo: no run is on record"))
    }

    @Test func afterACommandThatSucceedsTheFilesStay() throws {
        let run = run("--verify", "grep -q NEW 'App/A.swift' New.swift && ! grep OLD -r App")
        #expect(run.exitCode == .success)
        #expect(
            run.errors == """
                Verifying with 'grep -q NEW 'App/A.swift' New.swift && ! grep OLD -r App'.
                Rewrote 3 of 3 sites in 3 files (1 new).
                Verified: 'grep -q NEW 'App/A.swift' New.swift && ! grep OLD -r App' succeeded.
                Add New.swift to the target that compiles its classes: no project lists it yet.

                """)
        #expect(try project.text(of: "App/A.swift") == "let a = NEW\n")
        #expect(ToolRun("undo", in: project).errors == "Undid the last run in 3 files (1 removed).\n")
    }

    @Test func afterACommandThatFailsAllIsAsItWas() throws {
        let run = run("--verify", "exit 3")
        #expect(run.exitCode == .incomplete)
        #expect(
            run.errors == """
                Verifying with 'exit 3'.
                Rewrote 3 of 3 sites in 3 files (1 new), and took that back: the verification failed.
                'exit 3' ended with status 3.
                3 files were put back (1 removed): all is as it was before the run.
                Run the command once more: if it fails now too, the failure is not of this run.
                No target lists New.swift, which the run creates: run without --verify, add it to the one that compiles its classes, then build.

                """)
        #expect(run.output.hasPrefix("App/A.swift:1:9: rewrite[taken back]: OLD becomes NEW\n"))
        try expectOriginals()
    }

    @Test func theCommandSeesTheNewFilesBeforeTheyGo() throws {
        let seen = try TemporaryProject()
        let run = run("--verify", "cat App/* New.swift >'\(seen.absolute("all"))'; false")
        #expect(run.exitCode == .incomplete)
        #expect(try seen.text(of: "all") == "let a = NEW\nNEW\r\nNEWprotocol P {}\n")
        try expectOriginals()
    }

    private struct Report: Decodable {
        struct Site: Decodable { let applied: Bool }
        struct File: Decodable { let written: Bool }
        struct Outcome: Decodable, Equatable { let outcome: String, messages: [String] }
        let decisions: [Site], files: [File]
        let verification: Outcome?
    }

    private func report(_ arguments: String...) throws -> Report {
        let run = ToolRun(arguments + ["--format", "json"], in: .test(in: project.path), migrate: sampleMigrationWithNewFile)
        return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    }

    @Test func theReportForMachinesTellsWhatBecameOfTheFiles() throws {
        let failed = try report("--verify", "false")
        #expect(failed.decisions.map(\.applied) == [false, false, false])
        #expect(failed.files.map(\.written) == [false, false, false])
        #expect(failed.verification?.outcome == "undone")
        #expect(failed.verification?.messages.first == "'false' ended with status 1.")
        let passed = try report("--verify", "true")
        #expect(passed.files.map(\.written) == [true, true, true] && passed.decisions.allSatisfy(\.applied))
        #expect(passed.verification == .init(outcome: "passed", messages: ["Verified: 'true' succeeded."]))
        #expect(ToolRun("undo", in: project).exitCode == .success)
        #expect(try report().verification == nil)
    }

    @Test func whereTheCommandChangesAFileNothingIsPutBack() throws {
        let run = run("--verify", "echo '// formatted' >>App/A.swift; exit 1")
        #expect(run.exitCode == .incomplete)
        #expect(
            run.errors.contains(
                """
                Rewrote 3 of 3 sites in 3 files (1 new); the verification failed.
                'echo '// formatted' >>App/A.swift; exit 1' ended with status 1.
                Nothing was put back: this file was changed after the run had written:
                  App/A.swift
                To go back, let them hold what they held before the run, then run 'sbmigrate undo' for the others.
                Add New.swift to the target that compiles its classes: no project lists it yet.

                """))
        #expect(run.output.hasPrefix("App/A.swift:1:9: rewrite: OLD"))
        #expect(try project.text(of: "App/A.swift") == "let a = NEW\n// formatted\n")
        #expect(try project.text(of: "App/B b.swift") == "NEW\r\nNEW")
        try project.git("checkout", "-q", "App/A.swift")
        #expect(ToolRun("undo", in: project).errors == "Undid the last run in 2 files (1 removed).\n")
    }

    @Test func aReportTellsThatNothingCouldBePutBack() throws {
        let report = try report("--verify", "echo >>New.swift; exit 1")
        #expect(report.verification?.outcome == "not-undone")
        #expect(report.files.map(\.written) == [true, true, true])
    }

    @Test func whatTheCommandBringsBackItselfIsLeft() throws {
        let run = run("--verify", "git checkout -q . && rm New.swift; exit 1")
        #expect(run.errors.contains("\nAll files are as they were.\n"))
        #expect(try project.git("status", "--porcelain") == "")
    }

    /// Another run, be it the command's own, is not to be taken back in the place of this one.
    @Test func aRunThatCameMeanwhileIsNotTakenBack() throws {
        let foreign = project.absolute(".git/sbmigrate/last")
        let run = run("--verify", "printf 'sbmigrate journal 1\\n3:run1:a1:03:end' >'\(foreign)'; exit 1")
        #expect(run.exitCode == .incomplete)
        #expect(run.errors.contains("\nNothing was put back: another run, or an undo, was made here meanwhile."))
        #expect(try project.text(of: "App/A.swift") == "let a = NEW\n")
    }

    @Test func aCommandThatIsNotThereIsAFailure() throws {
        let run = run("--verify", "no-such-command-here 2>/dev/null")
        #expect(run.exitCode == .incomplete)
        #expect(run.errors.contains("' ended with status 127: it, or a command in it, was not found.\n"))
        try expectOriginals()
    }

    @Test func aCommandThatIsKilledIsAFailure() throws {
        let run = run("--verify", "kill -KILL $$")
        #expect(run.exitCode == .incomplete)
        #expect(run.errors.contains("'kill -KILL $$' was ended by signal 9.\n3 files were put back"))
        try expectOriginals()
    }

    @Test func theFirstCommandThatFailsIsTheLast() throws {
        let out = try TemporaryProject()
        let commands = ["touch '\(out.path)/1'", "touch '\(out.path)/2'; false", "touch '\(out.path)/3'"]
        let run = run("--verify", commands[0], "--verify", commands[1], "--verify", commands[2])
        #expect(["1", "2", "3"].map(out.exists) == [true, true, false])
        #expect(run.errors.contains("\nVerified: '\(commands[0])' succeeded.\n'\(commands[1])' ended with status 1.\n"))
        try expectOriginals()
    }

    @Test func whereNothingIsWrittenTheCommandIsNotRun() throws {
        let run = ToolRun("--verify", "touch ran", in: project)
        #expect(run.exitCode == .success)
        #expect(run.errors == "Nothing to do: no site found in 2 Swift files.\nNothing was written, so nothing was verified.\n")
        #expect(!project.exists("ran"))
    }

    @Test func whereTheRunIsRefusedTheCommandIsNotRun() throws {
        try project.write("OLD 2", to: "App/A.swift")
        #expect(run("--verify", "touch ran").exitCode == .refused)
        #expect(!project.exists("ran"))
    }

    @Test func whereAFileCannotBeWrittenTheCommandIsNotRun() throws {
        let fault: @Sendable (String) -> Int32? = { $0 == "fsync" ? EIO : nil }
        let run = System.$fault.withValue(fault) { self.run("--verify", "touch ran") }
        #expect(run.exitCode == .incomplete)
        #expect(!project.exists("ran") && run.errors.contains("nothing was changed."))
    }

    @Test(arguments: [["--dry-run"], ["--patch", "p"]]) func whatOnlyShowsARunIsNotVerified(arguments: [String]) throws {
        for verification in [["--verify", "touch ran"], ["--verify-parse"]] {
            let run = ToolRun(arguments + verification, in: .test(in: project.path), migrate: sampleMigrationWithNewFile)
            #expect(run.exitCode == .refused)
            #expect(run.errors.hasPrefix("sbmigrate: \(arguments[0]) and \(verification[0]) contradict each other\n"))
        }
        #expect(try project.git("status", "--porcelain") == "")
    }

    @Test func uncommittedChangesComeBack() throws {
        try project.write("mine OLD", to: "App/A.swift")
        #expect(run("--allow-dirty", "--verify", "false").exitCode == .incomplete)
        #expect(try project.text(of: "App/A.swift") == "mine OLD")
        #expect(try project.text(of: "App/B b.swift") == "OLD\r\nOLD")
    }

    @Test func theCommandRunsWhereTheRunWasStarted() throws {
        #expect(run("--verify", "test -f A.swift", in: "App").exitCode == .success)
        #expect(try project.text(of: "New.swift") == "protocol P {}\n")
    }

    @Test func outsideGitAllIsTakenBackToo() throws {
        try FileManager.default.removeItem(atPath: project.absolute(".git"))
        #expect(run("--verify", "false").exitCode == .incomplete)
        #expect(try ["App/A.swift", "App/B b.swift"].map(project.text) == ["let a = OLD\n", "OLD\r\nOLD"])
        #expect(!project.exists("New.swift"))
        #expect(ToolRun("undo", in: project).errors.hasPrefix("Nothing to undo: no run is on record"))
    }

    @Test func aWorktreeIsTakenBackByItself() throws {
        let other = try TemporaryProject()
        try project.git("worktree", "add", "-q", other.absolute("tree"))
        #expect(run().exitCode == .success)
        let surroundings = Surroundings.test(in: other.absolute("tree"))
        let run = ToolRun(["--verify", "false"], in: surroundings, migrate: sampleMigrationWithNewFile)
        #expect(run.exitCode == .incomplete)
        #expect(try other.git("status", "--porcelain", in: "tree") == "")
        #expect(ToolRun("undo", in: project).errors.hasPrefix("Undid the last run in 3 files"))
    }

    @Test func whatCannotBePutBackIsSaid() throws {
        let run = run("--verify", "mkdir .git/sbmigrate/new; exit 1")
        #expect(run.exitCode == .incomplete)
        #expect(run.errors.contains("; the verification failed.\n"))
        let record = project.absolute(".git/sbmigrate")
        #expect(run.errors.contains("\nThe run could not be taken back:\n  \(record): what undo needs cannot be written there: "))
        #expect(try project.text(of: "App/A.swift") == "let a = NEW\n")
        try FileManager.default.removeItem(atPath: project.absolute(".git/sbmigrate/new"))
        #expect(ToolRun("undo", in: project).errors == "Undid the last run in 3 files (1 removed).\n")
    }
}
