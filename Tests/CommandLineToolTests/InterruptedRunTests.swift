import Foundation
import Testing

@testable import CommandLineTool
@testable import Patching

/// What is said and done about runs that were interrupted, or could not write.
@Suite struct InterruptedRunTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        for name in ["A", "B", "C"] { try project.write("OLD", to: "App/\(name).swift") }
        try project.commitAll()
    }

    /// A run after which nothing reaches the disk from a number of renames on: the first makes the record, the second lets files be
    /// replaced, the others replace one each.
    private func killed(after most: Int, _ arguments: String...) -> ToolRun {
        nonisolated(unsafe) var renames = 0
        let fault: @Sendable (String) -> Int32? = { name in
            if name == "rename" { renames += 1 }
            return renames > most ? EIO : nil
        }
        return System.$fault.withValue(fault) { ToolRun(arguments, in: .test(in: project.path), migrate: sampleMigrationWithNewFile) }
    }

    private let found = "sbmigrate: an earlier run was interrupted: it had changed 2 of 4 files, which are as before again.\n"

    @Test func undoPutsBackWhatWasHalfDone() throws {
        #expect(killed(after: 4).exitCode == .incomplete)
        #expect(try project.text(of: "App/B.swift") == "NEW")
        let run = ToolRun("undo", in: project)
        #expect(run.exitCode == .success)
        #expect(run.errors == found)
        #expect(try project.git("status", "--porcelain") == "")
    }

    @Test func theNextRunPutsItBackAndThenDoesItsWork() throws {
        _ = killed(after: 4)
        let run = ToolRun(in: project, migrate: sampleMigrationWithNewFile)
        #expect(run.exitCode == .success)
        #expect(run.errors.hasPrefix(found + "Rewrote 3 of 3 sites in 4 files (1 new).\n"))
        #expect(ToolRun("undo", in: project).errors == "Undid the last run in 4 files (1 removed).\n")
        #expect(try project.git("status", "--porcelain") == "")
    }

    @Test(arguments: [["--dry-run"], ["check"], ["undo", "--dry-run"]]) func whatWritesNothingPutsNothingBack(arguments: [String]) throws {
        _ = killed(after: 4)
        let status = try project.git("status", "--porcelain")
        let run = ToolRun(arguments, in: .test(in: project.path), migrate: sampleMigrationWithNewFile)
        #expect(try project.git("status", "--porcelain") == status)
        if arguments.first == "undo" {
            #expect(run.errors == "Would undo the last run in 2 files; nothing was written.\n")
        } else {
            #expect(run.errors.hasPrefix("sbmigrate: a run was interrupted here, or is just writing; 'sbmigrate undo' puts back"))
        }
    }

    @Test func aFileThatWasEditedSinceIsNotPutBack() throws {
        _ = killed(after: 4)
        try project.write("mine", to: "App/B.swift")
        for arguments in [[], ["undo"]] {
            let run = ToolRun(arguments, in: .test(in: project.path), migrate: sampleMigrationWithNewFile)
            #expect(run.exitCode == .refused)
            #expect(run.errors.hasPrefix("sbmigrate: an earlier run was interrupted, and its files cannot be put back:\n  App/B.swift: "))
            #expect(try project.text(of: "App/A.swift") == "NEW")
            #expect(try project.text(of: "App/B.swift") == "mine")
        }
    }

    @Test func anUndoThatWasInterruptedIsDoneAgain() throws {
        #expect(ToolRun(in: project, migrate: sampleMigrationWithNewFile).exitCode == .success)
        #expect(killed(after: 3, "undo").exitCode == .refused)
        let run = ToolRun("undo", in: project)
        #expect(
            run.errors == """
                sbmigrate: an earlier undo was interrupted: it had changed 1 of 4 files, which are as before again.
                Undid the last run in 4 files (1 removed).

                """)
        #expect(try project.git("status", "--porcelain") == "")
    }

    @Test func whileAnotherRunWritesNothingIsDone() throws {
        _ = killed(after: 1)
        let lock = try FileLock(project.absolute(".git/sbmigrate/lock"))
        let run = ToolRun("undo", in: project)
        lock.release()
        #expect(run.exitCode == .refused)
        #expect(
            run.errors == """
                sbmigrate: \(project.path)/.git/sbmigrate: another sbmigrate is writing in this project
                Nothing was written: run again when nothing else writes here.

                """)
        #expect(ToolRun("undo", in: project).exitCode == .success)
    }

    @Test(arguments: [("write", ENOSPC, "No space left on device"), ("rename", EACCES, "Permission denied"), ("fsync", EIO, "error")])
    func whatTheDiskRefusesIsSaid(call: String, code: Int32, words: String) throws {
        nonisolated(unsafe) var count = 0
        let fault: @Sendable (String) -> Int32? = { name in
            if name == call { count += 1 }
            return name == call && count == 4 ? code : nil
        }
        let run = System.$fault.withValue(fault) { ToolRun(in: project, migrate: sampleMigrationWithNewFile) }
        #expect(run.exitCode == .incomplete)
        #expect(run.errors.contains(": error: ") && run.errors.contains(words) && run.errors.contains("nothing was changed."))
        #expect(try project.git("status", "--porcelain") == "")
        #expect(!project.exists(".git/sbmigrate/pending") && !project.exists(".git/sbmigrate/begun"))
    }
}
