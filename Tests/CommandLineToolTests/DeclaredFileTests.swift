import Migration
import Testing

@testable import CommandLineTool

/// The options that say where the protocol is declared.
@Suite struct DeclaredFileTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("let a = OLD\n", to: "App/A.swift")
        try project.write("// Generated file\n", to: "App/Made.swift")
        try project.write("let p = 1\n", to: "Pods/P.swift")
        try project.write("Other.swift\n", to: ".gitignore")
        try project.write("let o = 1\n", to: "Other.swift")
        try project.commitAll()
    }

    /// What the rules are told, or what the run says instead of asking them.
    private func told(_ arguments: String..., from folder: String = "") -> String {
        let asked = Asked()
        let surroundings = Surroundings.test(in: folder.isEmpty ? project.path : project.path + "/" + folder)
        let run = ToolRun(["--dry-run"] + arguments, in: surroundings) { _, options in
            asked.declaration = options.declaration
            return .nothing
        }
        return asked.declaration.map { "\($0)" } ?? "\(run.exitCode): " + (run.errors.split(separator: "\n").first.map(String.init) ?? "")
    }

    private final class Asked: @unchecked Sendable {
        var declaration: MigrationOptions.Declaration?
    }

    @Test func withoutAnOptionTheRunDecides() {
        #expect(told() == "automatic")
        #expect(told("--no-declaration") == "none")
    }

    @Test func pathsAreThoseOfTheProject() {
        #expect(told("--declaration-file", "Support/New.swift") == "newFile(\"Support/New.swift\")")
        #expect(told("--declaration-file=New.swift", ".", from: "App") == "newFile(\"App/New.swift\")")
        #expect(told("--declaration-file=../Made/New.swift", "..", from: "App") == "newFile(\"Made/New.swift\")")
        #expect(told("--declaration-file", project.path + "/A b/New.swift") == "newFile(\"A b/New.swift\")")
        #expect(told("--declare-in", "./App/A.swift") == "existingFile(\"App/A.swift\")")
    }

    @Test func aFileOutsideTheProjectIsRefused() {
        let why = ": the protocol cannot be declared in it: it lies outside the project, "
        #expect(told("--declaration-file", "../New.swift").hasPrefix("refused: sbmigrate: ../New.swift" + why))
        #expect(told("--declaration-file", "No/../../New.swift").hasPrefix("refused: sbmigrate: No/../../New.swift" + why))
        #expect(told("--declare-in", "/tmp/New.swift").hasPrefix("refused: sbmigrate: /tmp/New.swift" + why))
    }

    @Test(arguments: [
        ("App/B.swift", "the project has no such Swift file"), ("App/Made.swift", "a tool generates it"),
        ("Pods/P.swift", "it is ignored, or a dependency's"), ("Other.swift", "it is ignored, or a dependency's"),
    ])
    func aFileThatMustNotBeEditedIsRefused(path: String, why: String) {
        #expect(told("--declare-in", path) == "refused: sbmigrate: \(path): the protocol cannot be declared in it: \(why)")
    }

    @Test func aFileOutsideThePathsIsRefused() throws {
        try project.write("let b = 1\n", to: "Kit/B.swift")
        let why = "it lies outside the paths that were given"
        #expect(
            told("--declare-in", "Kit/B.swift", "App") == "refused: sbmigrate: Kit/B.swift: the protocol cannot be declared in it: \(why)")
    }

    @Test func theNameOfTheOtherProtocolIsRefused() {
        #expect(
            told("--protocol-name", "NibLoadable")
                == "refused: sbmigrate: the protocol for storyboards and the one for nibs cannot both be called 'NibLoadable'")
    }

    @Test func whatContradictsItselfIsRefused() {
        #expect(
            told("--no-declaration", "--declare-in", "App/A.swift")
                == "refused: sbmigrate: --declare-in and --no-declaration contradict each other")
        #expect(
            told("--declaration-file", "A.swift", "--declare-in", "App/A.swift")
                == "refused: sbmigrate: --declaration-file and --declare-in contradict each other")
        #expect(
            told("--declaration-file", "A.txt")
                == "refused: sbmigrate: --declaration-file takes a file whose name ends in .swift, not 'A.txt'")
    }
}
