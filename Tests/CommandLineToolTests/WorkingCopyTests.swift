import Foundation
import Testing

@testable import CommandLineTool

/// The guard of files with uncommitted changes, on real repositories.
@Suite struct WorkingCopyTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("OLD", to: "App/A.swift")
        try project.write("nothing", to: "App/B.swift")
        try project.commitAll()
    }

    @Test func aCleanFileIsEdited() throws {
        let run = ToolRun(in: project, migrate: sampleMigration)
        #expect(run.exitCode == .success)
        #expect(try project.text(of: "App/A.swift") == "NEW")
    }

    @Test(arguments: [false, true])
    func aChangedFileStopsTheRun(staged: Bool) throws {
        try project.write("OLD 2", to: "App/A.swift")
        if staged { try project.git("add", "-A") }
        let run = ToolRun(in: project, migrate: sampleMigration)
        #expect(run.exitCode == .refused)
        #expect(run.output.isEmpty)
        #expect(
            run.errors == """
                sbmigrate: 1 file that would be edited has uncommitted changes or is untracked:
                  App/A.swift
                Nothing was written. Commit or stash them, or pass --allow-dirty.

                """)
        #expect(try project.text(of: "App/A.swift") == "OLD 2")
    }

    @Test func anUntrackedFileStopsTheRun() throws {
        try project.write("OLD", to: "App/[odd] *name.swift")
        let run = ToolRun(in: project, migrate: sampleMigration)
        #expect(run.exitCode == .refused)
        #expect(run.errors.contains("\n  App/[odd] *name.swift\n"))
        #expect(try project.text(of: "App/A.swift") == "OLD")
    }

    @Test func otherDirtyFilesDoNotMatter() throws {
        try project.write("changed", to: "App/B.swift")
        try project.write("new", to: "App/C.swift")
        #expect(ToolRun(in: project, migrate: sampleMigration).exitCode == .success)
        #expect(try project.text(of: "App/A.swift") == "NEW")
    }

    @Test func dirtyFilesMayBeAllowed() throws {
        try project.write("OLD 2", to: "App/A.swift")
        #expect(ToolRun("--allow-dirty", in: project, migrate: sampleMigration).exitCode == .success)
        #expect(try project.text(of: "App/A.swift") == "NEW 2")
    }

    @Test func aDryRunIsFreeAndTellsWhatTheRunWouldSay() throws {
        try project.write("OLD 2", to: "App/A.swift")
        let run = ToolRun("--dry-run", in: project, migrate: sampleMigration)
        #expect(run.exitCode == .success)
        #expect(
            run.errors.contains("1 file of the patch has uncommitted changes: to edit without a patch, commit them or pass --allow-dirty."))
    }

    @Test func tenFilesAreNamed() throws {
        for number in 10...21 { try project.write("OLD", to: "App/N\(number).swift") }
        let run = ToolRun(in: project, migrate: sampleMigration)
        #expect(run.errors.contains("12 files that would be edited have uncommitted changes or are untracked:\n  App/N10.swift\n"))
        #expect(run.errors.contains("  App/N19.swift\n  and 2 more\n"))
    }

    @Test func manyFilesAreAskedForInSeveralCalls() throws {
        let folder = String(repeating: "long", count: 50)
        let names = (100...800).map { "\(folder)/\($0).swift" }
        try project.write(names)
        let found = try FileFinder(typed: ["."], surroundings: .test(in: project.path), jobs: 2).project()
        #expect(try found.workingCopy.uncommitted(among: names + ["App/A.swift"]) == names)
    }

    /// Every hook that git knows would leave its mark, and a file that only looks changed would be written to the index.
    @Test func noHookRunsAndTheIndexIsNotTouched() throws {
        for hook in ["post-index-change", "fsmonitor-watchman", "pre-commit", "post-checkout", "reference-transaction", "post-rewrite"] {
            try project.write("#!/bin/sh\ntouch '\(project.path)/hook-ran'\n", to: ".git/hooks/\(hook)")
            #expect(chmod(project.absolute(".git/hooks/\(hook)"), 0o755) == 0)
        }
        try project.git("config", "core.fsmonitor", project.absolute(".git/hooks/fsmonitor-watchman"))
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: project.absolute("App/B.swift"))
        let index = try project.text(of: ".git/index")
        #expect(ToolRun(in: project, migrate: sampleMigration).exitCode == .success)
        #expect(ToolRun("undo", in: project).exitCode == .success)
        #expect(!project.exists("hook-ran"))
        #expect(try project.text(of: ".git/index") == index)
    }

    @Test func worktreesAndSubmodulesAreGuardedToo() throws {
        let other = try TemporaryProject()
        try project.git("worktree", "add", "-q", other.absolute("tree"))
        try other.write("x", to: "outer/x.txt")
        try other.commitAll(in: "outer")
        try other.git("submodule", "--quiet", "add", project.path, "inner", in: "outer")
        for (folder, name) in [("tree", "App/A.swift"), ("outer/inner", "App/A.swift"), ("outer", "inner/App/A.swift")] {
            try other.write("OLD 2", to: folder + "/" + name)
            let run = ToolRun([], in: .test(in: other.absolute(folder)), migrate: sampleMigration)
            #expect(run.exitCode == .refused)
            #expect(run.errors.contains("uncommitted changes or is untracked:\n  \(name)\n"))
        }
    }

    @Test func aHooksVariablesDoNotMisleadGit() throws {
        let other = try TemporaryProject()
        try other.commitAll()
        let variables = ["GIT_DIR": other.absolute(".git"), "GIT_INDEX_FILE": other.absolute(".git/index")]
        let run = ToolRun([], in: .test(in: project.path, adding: variables), migrate: sampleMigration)
        #expect(run.exitCode == .success)
        #expect(try project.text(of: "App/A.swift") == "NEW")
    }

    @Test func withoutGitTheProjectIsOutsideItAndThatIsSaidOnce() throws {
        try project.write("OLD 2", to: "App/A.swift")
        let run = ToolRun([], in: .test(in: project.path, path: "/nowhere"), migrate: sampleMigration)
        #expect(run.exitCode == .success)
        #expect(run.errors.components(separatedBy: "git was not found").count == 2)
        #expect(try project.text(of: "App/A.swift") == "NEW 2")
    }
}
