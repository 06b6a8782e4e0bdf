import Foundation
import Testing

@testable import CommandLineTool

/// The program itself, while a command verifies its run.
@Suite(.enabled(if: BuiltTool.path != nil, "the program was not built"))
struct VerifySignalTests {
    private let screens: ScreenProject
    private let project: TemporaryProject
    /// Of what the commands leave.
    private let out: TemporaryProject

    init() throws {
        screens = try ScreenProject(screens: 3)
        project = screens.project
        out = try TemporaryProject()
    }

    /// A run whose command has just begun, and goes on for longer than a test.
    private func started(_ command: String) throws -> BuiltTool {
        let tool = try BuiltTool(["--verify", "touch '\(out.path)/begun'; \(command)"], in: project.path)
        while tool.isRunning, !out.exists("begun") { usleep(5_000) }
        return tool
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalEndsTheCommandAndTakesTheRunBack(signal: Int32) throws {
        let tool = try started("sleep 60; touch '\(out.path)/after'")
        #expect(try screens.files() != screens.original)
        let start = Date()
        tool.send(signal)
        let (status, said) = try tool.end()
        #expect(status == -signal, "\(said)")
        #expect(-start.timeIntervalSinceNow < ProcessGroup.grace)
        #expect(
            said.hasSuffix(
                """
                sbmigrate: interrupted (signal \(signal)): 4 files were put back (1 removed): all is as it was before the run.

                """), "\(said)")
        #expect(try screens.files() == screens.original)
        #expect(!out.exists("after"))
    }

    /// What a build has started would go on writing beside files that are put back.
    @Test func whatTheCommandHasStartedIsEndedToo() throws {
        let tool = try started("(trap '' TERM; sleep 1; touch '\(out.path)/after'; sleep 60) & wait")
        usleep(100_000)
        tool.send(SIGTERM)
        let start = Date()
        let (status, said) = try tool.end()
        #expect(status == -SIGTERM, "\(said)")
        #expect(try screens.files() == screens.original)
        #expect(-start.timeIntervalSinceNow >= ProcessGroup.grace - 0.5, "what ignores the signal has its time")
        #expect(out.exists("after"))
    }

    @Test func aCommandThatSucceedsInSpiteOfASignalIsInterrupted() throws {
        let tool = try started("trap 'exit 0' INT; while :; do sleep 0.1; done")
        tool.send(SIGINT)
        let (status, said) = try tool.end()
        #expect(status == -SIGINT && said.contains("4 files were put back"), "\(said)")
        #expect(try screens.files() == screens.original)
    }

    @Test func aSignalEndsTheCompilerAndTakesTheRunBack() throws {
        for name in ["swiftc", "xcrun"] { try out.writeProgram("touch '\(out.path)/begun'\nsleep 60\nexit 0\n", to: name) }
        let path = out.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let tool = try BuiltTool(["--verify-parse"], in: project.path, path: path)
        while tool.isRunning, !out.exists("begun") { usleep(5_000) }
        let start = Date()
        tool.send(SIGTERM)
        let (status, said) = try tool.end()
        #expect(status == -SIGTERM && said.hasPrefix("sbmigrate: interrupted (signal 15): 4 files were put back"), "\(said)")
        #expect(-start.timeIntervalSinceNow < 30)
        #expect(try screens.files() == screens.original)
    }

    @Test func afterAKillTheRunCanBeTakenBack() throws {
        let tool = try started("echo $$ >'\(out.path)/pid'; exec sleep 60")
        while tool.isRunning, (try? out.text(of: "pid").last) != "\n" { usleep(5_000) }
        let command = try #require(Int32(try out.text(of: "pid").dropLast()))
        let migrated = try screens.files()
        tool.send(SIGKILL)
        // It has outlived the program, and holds what tells the test of its end.
        #expect(kill(command, SIGKILL) == 0)
        #expect(try tool.end().status == -SIGKILL)
        #expect(migrated != screens.original)
        #expect(try screens.files() == migrated)
        let (status, said) = try BuiltTool(["undo"], in: project.path).end()
        #expect(status == 0 && said == "Undid the last run in 4 files (1 removed).\n")
        #expect(try screens.files() == screens.original)
    }

    @Test(arguments: [0, 1]) func theCommandPrintsToStandardErrorOnly(status: Int32) throws {
        let command = "echo printed; echo said >&2; exit \(status)"
        let tool = try BuiltTool(["--format=json", "--verify", command], in: project.path, output: ".git/output.json")
        let (ended, said) = try tool.end()
        #expect(ended == (status == 0 ? 0 : 3))
        #expect(said.hasPrefix("Verifying with '\(command)'.\nprinted\nsaid\nRewrote 3 of 3 sites"), "\(said)")
        let output = try project.text(of: ".git/output.json")
        #expect(output.hasPrefix("{") && output.hasSuffix("}\n") && !output.contains("\nprinted"))
    }

    /// A command is in the background of the terminal: a program that asks for a password would wait there, unseen.
    @Test(.timeLimit(.minutes(1))) func theTerminalDoesNotStopTheCommand() throws {
        let tool = try started("kill -TTIN $$; kill -TTOU $$")
        for _ in 0..<2000 where tool.isRunning { usleep(5_000) }
        if tool.isRunning { tool.send(SIGTERM) }
        #expect(try tool.end().status == 0)
    }

    @Test func theCommandHasNothingToRead() throws {
        let (status, said) = try BuiltTool(["--verify", "! read line"], in: project.path).end()
        #expect(status == 0, "\(said)")
    }
}
