import Migration
import Testing

@testable import CommandLineTool

@Suite struct ReferenceTests {
    private let surroundings = Surroundings.test(in: "/")

    @Test(arguments: allOptions.map(\.name))
    func theHelpListsEveryOption(name: String) {
        let lines = helpText().split(separator: "\n").filter { $0.contains(" \(name) ") }
        #expect(!lines.isEmpty)
    }

    @Test func theHelpFitsATerminal() {
        #expect(helpText().split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test func everyOptionHasItsOwnName() {
        #expect(Set(allOptions.map(\.name)).count == allOptions.count)
    }

    @Test(arguments: [["--help"], ["-h"], ["App", "--help"]])
    func helpGoesToStandardOutput(arguments: [String]) {
        let run = ToolRun(arguments, in: surroundings)
        #expect(run.exitCode == .success)
        #expect(run.output == helpText())
        #expect(run.errors.isEmpty)
    }

    @Test func theVersionIsOneLine() {
        let run = ToolRun(["--version"], in: surroundings)
        #expect(run.output == "sbmigrate \(version)\n")
        #expect(run.exitCode == .success)
    }

    @Test func rulesAreListedWithTheirExamples() {
        let run = ToolRun(["rules"], in: surroundings)
        #expect(
            run.output.hasPrefix(
                "storyboard-call\n  A call.\n\n  before\n    old()\n\n    old()\n\n  after\n    new()\n\nview-controller-factory\n"))
    }

    @Test func aReasonIsExplained() {
        let run = ToolRun(["explain", "ignored-here"], in: surroundings)
        let reason = Reason.ignoredHere
        #expect(run.output == "ignored-here\n  \(reason.meaning)\n  What to do: \(reason.advice)\n")
    }

    @Test func whatACheckFindsIsExplainedToo() {
        let run = ToolRun(["explain", "storyboard-missing", "nib-recursion", "pending-rewrite"], in: surroundings)
        #expect(run.exitCode == .success)
        #expect(run.output.hasPrefix("storyboard-missing\n  \(Reason.storyboardMissing.meaning)\n"))
        #expect(run.output.contains("\n\nnib-recursion\n  "))
    }

    @Test func theHelpSaysWhichOptionsTheCommandsDoNotTake() {
        let left = "--dry-run, --exit-code, --patch, --allow-dirty, --verify and --verify-parse"
        #expect(helpText().contains("check takes them too, but for\n  \(left).\n"))
        #expect(helpText().contains("explain FILE:LINE takes those of check, but for --format.\n"))
    }

    @Test func withoutACodeEveryReasonIsExplained() {
        let run = ToolRun(["explain"], in: surroundings)
        #expect(Reason.allCases.allSatisfy { run.output.contains("\($0.code)\n") })
    }

    @Test func usageErrorsGoToStandardErrorWithANextStep() {
        let run = ToolRun(["--dryrun"], in: surroundings)
        #expect(run.exitCode == .refused)
        #expect(run.output.isEmpty)
        #expect(run.errors == "sbmigrate: unknown option '--dryrun'; did you mean '--dry-run'?\n'sbmigrate --help' lists the options.\n")
    }

    @Test(arguments: [(ExitCode.success, Int32(0)), (.found, 1), (.refused, 2), (.incomplete, 3)])
    func exitCodesAreThoseOfTheManual(code: ExitCode, number: Int32) {
        #expect(code.rawValue == number)
    }

    @Test(arguments: [("a/b-c.txt", "a/b-c.txt"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("", "''"), ("$HOME", "'$HOME'"), ("é", "'é'")])
    func aShellTakesAPathAsOneWord(text: String, word: String) {
        #expect(shellWord(text) == word)
    }
}
