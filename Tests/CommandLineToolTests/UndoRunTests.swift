import Foundation
import Migration
import Patching
import Testing

@testable import CommandLineTool

/// Whole runs and the way back, with stand-in rules.
@Suite struct UndoRunTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("let a = OLD\nRISKY()\n", to: "App/A.swift")
        try project.write("OLD\r\nOLD", to: "App/B b.swift")
        try project.commitAll()
    }

    private func migrate() {
        #expect(ToolRun(in: project, migrate: sampleMigrationWithNewFile).exitCode == .success)
    }

    @Test(arguments: [[], ["App"], ["App/A.swift"]]) func theLastRunIsTakenBackFromAnywhereInTheProject(path: [String]) throws {
        migrate()
        let run = ToolRun(["undo"] + path, in: .test(in: project.path))
        #expect(run.exitCode == .success)
        #expect(run.output == "")
        #expect(run.errors == "Undid the last run in 3 files (1 removed).\n")
        #expect(try project.git("status", "--porcelain") == "")
        let second = ToolRun("undo", in: project)
        #expect(second.exitCode == .success)
        #expect(second.errors == "Nothing to undo: no run is on record for \(project.path), or it was undone already.\n")
    }

    @Test func uncommittedChangesOfTheRunDoNotHinder() throws {
        try project.write("OLD 2", to: "App/A.swift")
        #expect(ToolRun("--allow-dirty", in: project, migrate: sampleMigration).exitCode == .success)
        #expect(ToolRun("undo", in: project).exitCode == .success)
        #expect(try project.text(of: "App/A.swift") == "OLD 2")
    }

    @Test func afterARunThatWroteNothingTheOneBeforeIsUndone() throws {
        migrate()
        #expect(ToolRun(in: project).exitCode == .success)
        #expect(ToolRun("undo", in: project).errors.hasPrefix("Undid the last run in 3 files"))
    }

    @Test func filesThatWereChangedSinceAreNamedAndNothingIsWritten() throws {
        migrate()
        try project.write("mine", to: "App/A.swift")
        try project.write("mine too", to: "New.swift")
        for arguments in [["undo"], ["undo", "--dry-run"]] {
            let run = ToolRun(arguments, in: .test(in: project.path))
            #expect(run.exitCode == .refused)
            #expect(
                run.errors == """
                    sbmigrate: 2 files of the last run were changed after it:
                      App/A.swift
                      New.swift
                    Nothing was written. Bring them back to what the run wrote, or use git to go back.

                    """)
        }
        #expect(try ["App/A.swift", "App/B b.swift", "New.swift"].map(project.text) == ["mine", "NEW\r\nNEW", "mine too"])
    }

    @Test func whatGitHasBroughtBackIsLeft() throws {
        migrate()
        try project.git("checkout", "-q", "App/A.swift")
        #expect(ToolRun("undo", in: project).errors == "Undid the last run in 2 files (1 removed).\n")
        #expect(try project.git("status", "--porcelain") == "")
    }

    @Test func whereAllIsBackThereIsNothingToUndo() throws {
        migrate()
        try project.git("checkout", "-q", ".")
        try project.git("clean", "-q", "-f")
        #expect(ToolRun("undo", in: project).errors == "Nothing to undo: all files hold what they held before the last run.\n")
    }

    @Test func aDryRunPrintsThePatchAndWritesNothing() throws {
        migrate()
        let run = ToolRun("undo", "--dry-run", in: project)
        #expect(run.exitCode == .success)
        #expect(run.errors == "Would undo the last run in 3 files (1 removed); nothing was written.\n")
        #expect(try project.text(of: "New.swift") == "protocol P {}\n")
        try project.write(run.output, to: "the.patch")
        try project.git("apply", "the.patch")
        #expect(try project.git("status", "--porcelain") == "?? the.patch\n")
    }

    @Test func outsideGitTheRecordLiesInTheUsersCacheFolder() throws {
        try FileManager.default.removeItem(atPath: project.absolute(".git"))
        let names = try FileManager.default.contentsOfDirectory(atPath: project.path)
        #expect(ToolRun(in: project, migrate: sampleMigration).exitCode == .success)
        #expect(try FileManager.default.contentsOfDirectory(atPath: project.path) == names)
        #expect(ToolRun("undo", in: project, migrate: sampleMigration).errors.hasPrefix("Undid the last run in 2 files"))
        #expect(try project.text(of: "App/B b.swift") == "OLD\r\nOLD")
    }

    @Test func withoutAPlaceForTheRecordNothingIsWritten() throws {
        try FileManager.default.removeItem(atPath: project.absolute(".git"))
        let surroundings = Surroundings.test(in: project.path, adding: ["XDG_CACHE_HOME": ""])
        let run = ToolRun([], in: surroundings, migrate: sampleMigration)
        #expect(run.exitCode == .refused)
        #expect(run.errors.contains("there is no folder for what undo needs"))
        #expect(try project.text(of: "App/B b.swift") == "OLD\r\nOLD")
        #expect(ToolRun(["--dry-run"], in: surroundings, migrate: sampleMigration).exitCode == .success)
    }

    @Test func aRecordThatNobodyUnderstandsIsNamed() throws {
        migrate()
        try project.write("something else", to: ".git/sbmigrate/last")
        let run = ToolRun("undo", in: project)
        #expect(run.exitCode == .refused)
        let record = project.absolute(".git/sbmigrate/last")
        #expect(run.errors.contains("\(record): this is no record of a run that this version understands; remove it"))
    }

    @Test(arguments: [["undo", "--jobs", "2"], ["undo", "a", "b"], ["undo", "nowhere"]])
    func anUndoTakesOnePathAndNoOptions(words: [String]) {
        #expect(ToolRun(words, in: .test(in: project.path)).exitCode == .refused)
    }

    /// A linked worktree and a submodule have a record of their own.
    @Test func worktreesAndSubmodulesAreUndoneByThemselves() throws {
        let other = try TemporaryProject()
        try project.git("worktree", "add", "-q", other.absolute("tree"))
        try other.write("x", to: "outer/x.txt")
        try other.commitAll(in: "outer")
        try other.git("submodule", "--quiet", "add", project.path, "inner", in: "outer")
        migrate()
        for folder in ["tree", "outer/inner"] {
            let surroundings = Surroundings.test(in: other.absolute(folder))
            #expect(ToolRun([], in: surroundings, migrate: sampleMigrationWithNewFile).exitCode == .success)
            #expect(try other.git("status", "--porcelain", in: folder).contains("?? New.swift"))
            #expect(ToolRun(["undo"], in: surroundings).exitCode == .success)
            #expect(try other.git("status", "--porcelain", in: folder) == "")
            #expect(ToolRun(["undo"], in: surroundings).errors.hasPrefix("Nothing to undo"))
        }
        #expect(ToolRun("undo", in: project).errors.hasPrefix("Undid the last run in 3 files"))
    }
}
