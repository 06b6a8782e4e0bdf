import Foundation
import Testing

@testable import CommandLineTool

@Suite struct ShellCommandTests {
    private let folder: TemporaryProject

    init() throws {
        folder = try TemporaryProject()
    }

    private func end(_ text: String, passingOn noted: () -> Int32? = { nil }) throws -> ProcessEnd {
        try ShellCommand(text: text, folder: folder.path, environment: ["A": "b c"]).start().end(passingOn: noted)
    }

    @Test(arguments: [("true", ProcessEnd.status(0)), ("exit 255", .status(255)), ("kill -TERM $$", .signal(SIGTERM)), (")", .status(2))])
    func theEndIsTold(text: String, expected: ProcessEnd) throws {
        #expect(try end(text) == expected)
    }

    @Test func itRunsInItsFolderWithItsEnvironment() throws {
        try folder.makeFolder("it's a \"folder\" $HOME")
        let inner = folder.absolute("it's a \"folder\" $HOME")
        let command = ShellCommand(text: "pwd >out; echo \"$A|$0|$#\" >>out; env >>out", folder: inner, environment: ["A": "b c"])
        #expect(try command.start().end { nil } == .status(0))
        let lines = try folder.text(of: "it's a \"folder\" $HOME/out").split(separator: "\n")
        #expect(lines.prefix(2) == [Substring(inner), "b c|/bin/sh|0"])
        #expect(lines.contains("A=b c") && !lines.contains { $0.hasPrefix("HOME=") })
    }

    @Test func aFolderThatIsGoneIsAFailure() throws {
        #expect(try ShellCommand(text: "true", folder: folder.absolute("gone"), environment: [:]).start().end { nil } != .status(0))
    }

    @Test func whatItLeavesInTheBackgroundIsNotWaitedFor() throws {
        let start = Date()
        #expect(try end("sleep 60 & echo $! >pid") == .status(0))
        #expect(-start.timeIntervalSinceNow < 30)
        let left = try #require(Int32(try folder.text(of: "pid").filter(\.isNumber)))
        #expect(kill(left, SIGKILL) == 0, "it is left alone")
    }

    @Test func aSignalReachesAllThatItHasStarted() throws {
        let noted = { folder.exists("begun") ? SIGINT : nil }
        #expect(try end("(sleep 60; touch after) | (touch begun; sleep 60; touch after)", passingOn: noted) == .signal(SIGINT))
        #expect(!folder.exists("after"))
    }

    @Test func whatIgnoresASignalIsKilledInTheEnd() throws {
        let noted = { folder.exists("begun") ? SIGTERM : nil }
        let start = Date()
        #expect(try end("trap '' TERM; touch begun; while :; do sleep 1; done", passingOn: noted) == .signal(SIGKILL))
        #expect(-start.timeIntervalSinceNow >= ProcessGroup.grace)
    }
}
