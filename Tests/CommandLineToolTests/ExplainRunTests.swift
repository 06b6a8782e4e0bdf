import Foundation
import Migration
import Patching
import SourceText
import Testing

@testable import CommandLineTool

/// `explain FILE:LINE`, with stand-in rules.
@Suite struct ExplainRunTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("let a = OLD\n\nODD() + OLD\n\n\nRISKY()\n", to: "App/A.swift")
        try project.write(["App/Empty.swift", "App/Legal.storyboard", "App/Other.xib", "Package.swift", "notes.txt"])
        try project.write("// @generated\nOLD", to: "App/Gen.swift")
        try project.commitAll()
    }

    private func explain(_ arguments: String..., in folder: String = "") -> ToolRun {
        ToolRun(["explain"] + arguments, in: .test(in: project.absolute(folder)), migrate: sampleCheck)
    }

    @Test func aSafeRewriteNamesItsFactsAndFiles() {
        let run = explain("App/A.swift:1")
        #expect(run.exitCode == .success)
        #expect(run.errors.isEmpty)
        #expect(
            run.output == """
                App/A.swift:1:9: rewrite: OLD becomes NEW
                  What it means: Safe: the new code compiles if the old did, and does the same wherever the old did not trap.
                  Evidence:
                    App/Legal.storyboard:12: scene "Terms" is a TermsViewController
                  Files to be edited:
                    App/A.swift

                """)
    }

    @Test func anUnsafeRewriteSaysWhatApplyingItTakes() {
        #expect(
            explain("App/A.swift:6").output.hasPrefix(
                "App/A.swift:6:1: rewrite[needs --unsafe]: RISKY becomes SAFER\n  What it means: Unsafe: where the old code had an answer"))
        #expect(explain("--unsafe", "App/A.swift:6").output.hasPrefix("App/A.swift:6:1: rewrite[unsafe]: RISKY becomes SAFER\n"))
    }

    @Test func whatIsLeftSaysWhatToDo() {
        let reason = Reason.ignoredHere
        #expect(
            explain("App/A.swift:3:1").output == """
                App/A.swift:3:1: leave[ignored-here]: ODD is not understood
                  What it means: \(reason.meaning)
                  What to do: \(reason.advice)
                  Evidence:
                    App/Legal.storyboard:12: scene "Terms" is a TermsViewController

                App/A.swift:3:1: crash[scene-id-missing]: no scene is called that
                  What it means: \(Reason.sceneIDMissing.meaning)
                  What to do: \(Reason.sceneIDMissing.advice)
                  Evidence:
                    App/Legal.storyboard:12: scene "Terms" is a TermsViewController

                """)
    }

    @Test func aCrashThatTheDecisionTellsIsToldOnce() {
        let run = ToolRun(["explain", "App/A.swift:3:1"], in: .test(in: project.path), migrate: sampleCheckWithCrashes)
        #expect(run.output.contains("  A crash waits here all the same: no scene is called that [scene-id-missing]\n"))
        #expect(run.output.components(separatedBy: Reason.sceneIDMissing.meaning).count == 2)
    }

    @Test(arguments: [
        ("App/A.swift:3", [1, 1, 9]), ("App/A.swift:3:9", [9]), ("App/A.swift:3:11", [9]), ("App/A.swift:3:6", [1, 1, 9]),
        ("App/A.swift:3:9:", [9]),
    ])
    func aColumnChoosesAmongTheSitesOfALine(place: String, columns: [Int]) {
        let heads = explain(place).output.split(separator: "\n").filter { $0.hasPrefix("App/A.swift:3:") }
        #expect(heads.compactMap { Int($0.split(separator: ":")[2]) } == columns)
    }

    @Test(arguments: [
        ("App/A.swift:2", "App/A.swift:2: no site is on this line; the nearest are on lines 1 and 3\n"),
        ("App/A.swift:99", "App/A.swift:99: no site is on this line; the nearest is on line 6\n"),
        ("App/Empty.swift:1", "App/Empty.swift: no site was found in this file\n"),
        ("App/Gen.swift:2", "App/Gen.swift: no site is known here: its header says that it is generated: read, not edited\n"),
        ("Package.swift:1", "Package.swift: is no source file of the project, so it was not read\n"),
        (
            "App/Legal.storyboard:7",
            "App/Legal.storyboard:7: nothing that was looked up is on this line; the nearest are on lines 3 and 12\n"
        ),
        ("App/Other.xib:7", "App/Other.xib: nothing that was looked up is in this file\n"),
    ])
    func aPlaceWithoutASiteSaysSo(place: String, text: String) {
        let run = explain(place)
        #expect(run.output == text)
        #expect(run.exitCode == .success)
    }

    /// A check prints such places too.
    @Test func aLineOfAStoryboardSaysWhatRestsOnIt() {
        #expect(
            explain("Legal.storyboard:12", in: "App").output == """
                Legal.storyboard:12: scene "Terms" is a TermsViewController
                  Sites that rest on it:
                    A.swift:1:9: rewrite: OLD becomes NEW
                    A.swift:3:1: leave[ignored-here]: ODD is not understood
                    A.swift:3:9: rewrite: OLD becomes NEW
                    A.swift:6:1: rewrite[needs --unsafe]: RISKY becomes SAFER

                """)
        #expect(
            explain("App/Legal.storyboard:3").output.hasPrefix(
                "App/Legal.storyboard:3: crash[nib-recursion]: loads itself\n  What it means: The nib's File's Owner"))
    }

    @Test func severalPlacesAreExplainedInTheirOrder() {
        let heads = explain("A.swift:6", "./Empty.swift:3", "../App/A.swift:1", in: "App").output.split(separator: "\n").filter {
            !$0.hasPrefix(" ")
        }
        #expect(
            heads == [
                "A.swift:6:1: rewrite[needs --unsafe]: RISKY becomes SAFER", "Empty.swift: no site was found in this file",
                "A.swift:1:9: rewrite: OLD becomes NEW",
            ])
    }

    /// On one file alone a fix that edits another would be left.
    @Test func theWholeProjectIsExamined() throws {
        try project.write("OLD", to: "Lib/B.swift")
        let run = ToolRun("explain", "App/A.swift:1", in: project) { input, options in
            let editable = input.swiftFiles.filter { $0.access == .editable }.map(\.source.path)
            let note = Diagnostic(severity: .error, path: ".", line: nil, code: "\(editable.count) \(options.checks)", message: "")
            return MigrationOutcome(decisions: [], changes: [], diagnostics: [note], filesToAdd: [])
        }
        #expect(run.errors.contains("[3 true]"))
        #expect(run.exitCode == .incomplete)
    }

    @Test(arguments: [
        ("gone.swift:1", "sbmigrate: gone.swift: no such file or folder"), ("notes.txt:1", "sbmigrate: notes.txt: neither a folder"),
        ("App:1", "sbmigrate: App: a folder has no lines"),
    ])
    func aFileThatIsNotThereIsRefused(place: String, message: String) {
        let run = explain(place)
        #expect(run.exitCode == .refused)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix(message))
    }
}
