import Foundation

/// A program that has ended: what it wrote and how it ended.
struct Command {
    let output: String
    let errors: String
    /// Zero exit code; false too when a signal ended it, as a trap does.
    let succeeded: Bool

    /// Runs a program to its end.
    init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
        let process = Process()
        let output = Pipe()
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data().write(to: errors)
        defer { try? FileManager.default.removeItem(at: errors) }
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        let written = try FileHandle(forWritingTo: errors)
        process.standardError = written
        // Foundation keeps them open for longer, and with a thousand open files its `run` may crash.
        defer { [output.fileHandleForReading, written].forEach { try? $0.close() } }
        try process.run()
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        succeeded = process.terminationReason == .exit && process.terminationStatus == 0
    }
}
