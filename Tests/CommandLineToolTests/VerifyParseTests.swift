import Foundation
import Migration
import Patching
import Testing

@testable import CommandLineTool

/// Runs that the compiler's parser verifies, with stand-in rules and mostly a stand-in compiler.
@Suite struct VerifyParseTests {
    private let project: TemporaryProject
    private let tools: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("let a = OLD\n", to: "App/A.swift")
        try project.write("BAD BAD\nOLD\r\nOLD", to: "App/B b.swift")
        try project.commitAll()
        tools = try TemporaryProject()
    }

    /// A compiler that finds an error in each line with one of some words, and notes how it was called.
    private func install(finding words: String) throws {
        try tools.writeProgram(
            """
            echo "$*" >>'\(tools.path)/calls'
            found=$(for file in "$@"; do
                case "$file" in
                -) grep -nE '\(words)' | sed -E 's|^([0-9]+):(.*)$|<stdin>:\\1:1: error: odd: \\2|' ;;
                *.swift) grep -nE '\(words)' "$file" | sed -E "s|^([0-9]+):(.*)$|$file:\\1:1: error: odd: \\2|" ;;
                esac
            done)
            [ -n "$found" ] || exit 0
            echo "$found" >&2
            exit 1

            """, to: "swiftc")
        try tools.writeProgram("shift\nexec '\(tools.path)/swiftc' \"$@\"\n", to: "xcrun")
    }

    private func run(_ arguments: String...) -> ToolRun {
        let surroundings = Surroundings.test(in: project.path, path: searchPath)
        return ToolRun(["--verify-parse"] + arguments, in: surroundings, migrate: sampleMigrationWithNewFile)
    }

    private var searchPath: String {
        tools.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    }

    @Test func aNewErrorTakesTheRunBack() throws {
        try install(finding: "NEW$")
        let run = run("--verify", "touch ran")
        #expect(run.exitCode == .incomplete)
        #expect(
            run.errors == """
                Rewrote 3 of 3 sites in 3 files (1 new), and took that back: the verification failed.
                The compiler finds more errors than before in 2 files, the first at App/A.swift:1: odd: let a = NEW
                3 files were put back (1 removed): all is as it was before the run.
                That is a mistake of sbmigrate: please report it, with this file and what --dry-run prints for it.

                """)
        #expect(try project.git("status", "--porcelain") == "")
    }

    @Test func anErrorInACreatedFileIsANewOne() throws {
        try install(finding: "protocol")
        #expect(run().errors.contains("more errors than before in 1 file, the first at New.swift:1: odd: protocol P {}\n"))
        #expect(try project.git("status", "--porcelain") == "")
    }

    @Test func anErrorThatWasThereBeforeDoesNotCount() throws {
        try install(finding: "BAD|OLD|NEW")
        let run = run("--verify", "true")
        #expect(run.exitCode == .success)
        #expect(
            run.errors.contains(
                """
                Rewrote 3 of 3 sites in 3 files (1 new).
                Verified: the compiler parses 3 Swift files as before.
                Verified: 'true' succeeded.

                """))
        #expect(try project.text(of: "App/A.swift") == "let a = NEW\n")
    }

    @Test func theErrorThatIsToldIsANewOne() throws {
        try install(finding: "BAD|NEW$")
        #expect(run("App/B b.swift").errors.contains("in 1 file, the first at App/B b.swift:3: odd: NEW\n"))
    }

    @Test func severalFilesShareAProcess() throws {
        for number in 0..<20 { try project.write("OLD\n", to: "Many/\(number).swift") }
        try project.git("add", "-A")
        try project.git("commit", "-q", "-m", "Many")
        try install(finding: "nothing")
        #expect(run("--jobs", "2").errors.contains("\nVerified: the compiler parses 23 Swift files as before.\n"))
        let calls = try tools.text(of: "calls").split(separator: "\n")
        #expect(calls.count == 2)
        #expect(calls.allSatisfy { $0.hasPrefix("-frontend -parse -parse-as-library \(project.path)/") })
    }

    @Test func withoutACompilerThatIsSaidAndTheFilesStay() throws {
        let git = try #require(Program("git", in: .test(in: project.path)))
        try tools.link("git", to: git.path)
        let surroundings = Surroundings.test(in: project.path, path: tools.path)
        let run = ToolRun(["--verify-parse"], in: surroundings, migrate: sampleMigration)
        #expect(run.exitCode == .success)
        #expect(
            run.errors == """
                Rewrote 3 of 3 sites in 2 files.
                Not verified: --verify-parse was skipped: \(SwiftCompiler.places).

                """)
        #expect(try project.text(of: "App/A.swift") == "let a = NEW\n")
    }

    @Test func aCompilerWithoutAnAnswerIsSaidAndTheFilesStay() throws {
        try tools.writeProgram("echo 'error: no such option' >&2\nexit 1\n", to: "swiftc")
        try tools.writeProgram("echo 'error: no such option' >&2\nexit 1\n", to: "xcrun")
        let run = run()
        #expect(run.exitCode == .success)
        #expect(run.errors.contains("\nNot verified: --verify-parse was skipped: \(tools.path)/"))
        #expect(run.errors.contains("gave no answer: error: no such option.\n"))
        #expect(try project.text(of: "App/A.swift") == "let a = NEW\n")
    }

    /// The reader of a text may go away before it has read all: that must not end the program.
    @Test(.enabled(if: BuiltTool.path != nil, "the program was not built")) func aCompilerThatReadsNothingDoesNoHarm() throws {
        let screens = try ScreenProject(screens: 1)
        let file = "App/0/Screen0ViewController.swift"
        try screens.project.write(try screens.project.text(of: file) + String(repeating: "// long\n", count: 100_000), to: file)
        try install(finding: "UIViewController")
        let script = try tools.text(of: "swiftc").replacing("found=", with: "[ \"$4\" != - ] || exit 1\nfound=")
        try tools.writeProgram(script, to: "swiftc")
        let tool = try BuiltTool(["--verify-parse", "--allow-dirty"], in: screens.project.path, path: searchPath)
        let (status, said) = try tool.end()
        #expect(status == 0 && said.contains("gave no answer: it said nothing.\n"), "\(said)")
    }

    @Test func whereNothingIsWrittenNothingIsParsed() throws {
        try install(finding: "x")
        let run = ToolRun(["--verify-parse"], in: .test(in: project.path, path: tools.path))
        #expect(run.errors.contains("\nNothing was written, so nothing was verified.\n"))
        #expect(!tools.exists("calls"))
    }
}

/// The real compiler, where there is one.
@Suite(.enabled(if: SwiftCompiler(.test(in: "/")) != nil, "there is no Swift compiler"))
struct SwiftCompilerTests {
    private let project: TemporaryProject
    private let compiler: SwiftCompiler

    init() throws {
        project = try TemporaryProject()
        compiler = try #require(SwiftCompiler(.test(in: project.path)))
    }

    @Test func theErrorsOfFilesAreFoundWithTheirPlaces() throws {
        try project.write("let a = 1\n", to: "a/A.swift")
        try project.write("let a = 1\nlet x =\n", to: "b: 1/Ä.swift")
        try project.write("let x = 1 error: (\n", to: "b/A.swift")
        let paths = ["a/A.swift", "b: 1/Ä.swift", "b/A.swift"].map(project.absolute)
        let errors = try compiler.errors(inFiles: paths, isStopped: { false })
        #expect(errors.first == CompilerError(path: paths[1], line: 2, message: "expected initial value after '='"))
        #expect(Set(errors.map(\.path)) == Set(paths[1...]))
    }

    @Test func theErrorsOfATextAreFound() throws {
        #expect(try compiler.errors(inText: Array("let a = 1\n".utf8), isStopped: { false }) == [])
        #expect(try compiler.errors(inText: Array("\nlet x =\n".utf8), isStopped: { false }).map(\.line) == [2])
    }

    @Test func aBrokenRewriteTakesTheRunBackAndASoundOneStays() throws {
        try project.write("let a = OLD\n", to: "A.swift")
        try project.write("let b = = OLD\n", to: "B.swift")
        try project.commitAll()
        let sound = ToolRun(["--verify-parse"], in: .test(in: project.path), migrate: sampleMigration)
        #expect(sound.exitCode == .success && sound.errors.contains("Verified: the compiler parses 2 Swift files as before."))
        #expect(ToolRun("undo", in: project).exitCode == .success)
        let broken = ToolRun(["--verify-parse"], in: .test(in: project.path)) { input, options in
            let outcome = sampleMigration(input, options)
            let changes = outcome.changes.map { change in
                FileChange(path: change.path, original: change.original, edits: change.edits, newBytes: change.newBytes + Array("}".utf8))
            }
            return MigrationOutcome(decisions: outcome.decisions, changes: changes, diagnostics: [], filesToAdd: [])
        }
        #expect(broken.exitCode == .incomplete)
        #expect(broken.errors.contains("in 2 files, the first at A.swift:2: extraneous '}' at top level\n"), "\(broken.errors)")
        #expect(try project.git("status", "--porcelain") == "")
    }
}
