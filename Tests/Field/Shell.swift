import Foundation

/// A program that was run to its end.
struct Shell {
    let status: Int32
    let output: Data
    /// Wall time.
    let seconds: Double

    /// - Parameter arguments: the program, looked for on the search path, and what it is given.
    init(_ arguments: [String], in folder: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        let start = Date()
        try process.run()
        output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        seconds = Date().timeIntervalSince(start)
        status = process.terminationStatus
    }
}
