import Foundation

/// A program of this machine, run in a folder and left to end; its settings are nobody's.
struct Command {
    struct Result {
        let status: Int32
        /// Both streams.
        let output: String
    }

    static let hasGit = runs("git")
    static let hasPatch = runs("patch")

    static func run(_ words: [String], in folder: String) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }.merging(settings) { $1 }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        // Foundation keeps it open for longer, and with a thousand open files its `run` may crash.
        defer { try? pipe.fileHandleForReading.close() }
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }

    private static let settings = [
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C",
        // No repository around the temporary folder is taken for ours.
        "GIT_CEILING_DIRECTORIES": FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path,
        "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.com",
        "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.com",
    ]

    private static func runs(_ program: String) -> Bool {
        (try? run([program, "--version"], in: "/"))?.status == 0
    }
}
