import Foundation

@testable import CommandLineTool

/// The program as it was built beside the tests.
struct BuiltTool {
    /// Nil where it was not built.
    static let path: String? = {
        let folders = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() } + [Bundle.main.bundleURL]
        return folders.map { $0.appendingPathComponent("sbmigrate").path }.first { access($0, X_OK) == 0 && fileKind($0) == .regular }
    }()

    private let process = Process()
    private let errors = FileManager.default.temporaryDirectory.appendingPathComponent("sbmigrate-\(UUID().uuidString).txt")

    /// Starts it in a folder. Its standard output goes to a file there, or nowhere.
    init(_ arguments: [String], in folder: String, path: String? = nil, output: String? = nil) throws {
        try Data().write(to: errors)
        process.executableURL = URL(fileURLWithPath: Self.path ?? "")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = Surroundings.test(in: folder, path: path).environment
        // There is something to read, which nobody is to read.
        process.standardInput = FileHandle(forReadingAtPath: #filePath) ?? FileHandle.nullDevice
        process.standardOutput = try output.map { try Self.emptyFile(joined(folder, $0)) } ?? FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: errors)
        try Self.unblockingSignals { try process.run() }
    }

    private static func emptyFile(_ path: String) throws -> FileHandle {
        try Data().write(to: URL(fileURLWithPath: path))
        return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }

    /// Tests run on threads that block signals, and a process inherits that.
    private static func unblockingSignals(_ work: () throws -> Void) rethrows {
        var none = sigset_t()
        var previous = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        try work()
    }

    var isRunning: Bool { process.isRunning }

    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// How it ended: its exit code, or minus the signal that ended it; and what it said.
    func end() throws -> (status: Int32, errors: String) {
        process.waitUntilExit()
        defer { try? FileManager.default.removeItem(at: errors) }
        let said = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        return (process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus, said)
    }
}
