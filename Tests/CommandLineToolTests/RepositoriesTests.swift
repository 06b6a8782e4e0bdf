import Migration
import SourceText
import Testing

@testable import CommandLineTool

/// Repositories in repositories.
@Suite struct RepositoriesTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("OLD", to: "A.swift")
    }

    private func find(_ path: String = ".") throws -> FoundProject {
        try FileFinder(typed: [path], surroundings: .test(in: project.path), jobs: 2).project()
    }

    private func access(_ found: FoundProject) -> [String: InputFile.Access] {
        Dictionary(uniqueKeysWithValues: found.input.swiftFiles.map { ($0.source.path, $0.access) })
    }

    private func addSubmodule() throws -> TemporaryProject {
        let library = try TemporaryProject()
        try library.write("Made.swift\n", to: ".gitignore")
        try library.write("OLD", to: "L.swift")
        try library.commitAll()
        try project.commitAll()
        try project.git("submodule", "--quiet", "add", library.path, "Modules/Lib")
        try project.git("commit", "-q", "-m", "Add a submodule")
        return library
    }

    @Test func aSubmoduleIsARepositoryOfItsOwn() throws {
        _ = try addSubmodule()
        try project.write("OLD", to: "Modules/Lib/Made.swift")
        let found = try find()
        #expect(access(found) == ["A.swift": .editable, "Modules/Lib/L.swift": .editable, "Modules/Lib/Made.swift": .ignored])
        #expect(try found.workingCopy.uncommitted(among: ["A.swift", "Modules/Lib/L.swift"]) == [])
        try project.write("changed", to: "Modules/Lib/L.swift")
        #expect(try found.workingCopy.uncommitted(among: ["A.swift", "Modules/Lib/L.swift"]) == ["Modules/Lib/L.swift"])
    }

    @Test func insideASubmoduleItIsTheProject() throws {
        _ = try addSubmodule()
        let found = try find("Modules/Lib")
        #expect(found.root.path == project.absolute("Modules/Lib"))
        #expect(access(found) == ["L.swift": .editable])
    }

    @Test(arguments: [true, false])
    func aCloneInsideIsEditedUnlessItIsIgnored(ignored: Bool) throws {
        if ignored { try project.write("/Clone\n", to: ".gitignore") }
        try project.commitAll()
        try project.write("OLD", to: "Clone/C.swift")
        try project.commitAll(in: "Clone")
        #expect(access(try find()) == ["A.swift": .editable, "Clone/C.swift": ignored ? .ignored : .editable])
    }

    @Test func aBrokenRepositoryInsideIsReadAndNotEdited() throws {
        try project.commitAll()
        try project.write("gitdir: /nowhere/modules/x\n", to: "Broken/.git")
        try project.write("OLD", to: "Broken/B.swift")
        let found = try find()
        #expect(access(found) == ["A.swift": .editable, "Broken/B.swift": .ignored])
        #expect(found.diagnostics.map(\.code) == ["repository-not-readable"])
    }

    @Test func aLinkedWorktreeIsAProjectAndNoPartOfAnother() throws {
        try project.commitAll()
        try project.git("worktree", "add", "-q", "trees/one", "-b", "one")
        let outer = try find()
        #expect(access(outer) == ["A.swift": .editable])
        #expect(outer.diagnostics.map(\.code) == ["linked-worktree"])
        let inner = try find("trees/one")
        #expect(inner.root == ProjectRoot(path: project.absolute("trees/one"), isGitRoot: true))
        #expect(access(inner) == ["A.swift": .editable])
        try project.write("changed", to: "A.swift")
        #expect(try inner.workingCopy.uncommitted(among: ["A.swift"]) == [])
    }

    @Test func repositoriesBelowAFolderWithoutOneAreGuarded() throws {
        try project.write(["Package.swift"])
        try project.write("OLD", to: "One/O.swift")
        try project.commitAll(in: "One")
        try project.write("changed", to: "One/O.swift")
        let found = try find()
        #expect(!found.root.isGitRoot)
        #expect(try found.workingCopy.uncommitted(among: ["A.swift", "One/O.swift"]) == ["One/O.swift"])
    }

    @Test func aBrokenRepositoryAroundStopsTheRun() throws {
        try project.write("gitdir: /nowhere\n", to: ".git")
        let run = ToolRun(".", in: project, migrate: sampleMigration)
        #expect(run.exitCode == .refused)
        #expect(run.errors.hasPrefix("sbmigrate: \(project.path): git could not be asked: fatal: not a git repository"))
        #expect(try project.text(of: "A.swift") == "OLD")
    }
}
