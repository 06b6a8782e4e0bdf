import Foundation

/// A program that was run to its end, and what it took.
struct Measurement {
    let status: Int32
    /// Wall time.
    let seconds: Double
    /// Of user and system, all threads together.
    let processorSeconds: Double
    /// The largest resident size, in bytes.
    let peakMemory: Int
    let output: String
    let errors: String

    /// - Parameter arguments: the program, looked for on the search path, and what it is given.
    init(_ arguments: [String], in folder: String) throws {
        let said = NSTemporaryDirectory() + "sbmigrate-scale-said-\(getpid())"
        defer { [".out", ".err"].forEach { unlink(said + $0) } }
        let words = ["sh", "-c", "cd \"$1\" && shift && exec \"$@\" >\"$0.out\" 2>\"$0.err\"", said, folder] + arguments
        var texts = words.map { strdup($0) } + [nil]
        defer { texts.forEach { free($0) } }
        var child = pid_t()
        let start = Date()
        guard posix_spawn(&child, "/bin/sh", nil, nil, &texts, environ) == 0 else { throw CocoaError(.executableLoad) }
        var usage = rusage()
        var state: Int32 = 0
        while wait4(child, &state, 0, &usage) < 0, errno == EINTR {}
        seconds = Date().timeIntervalSince(start)
        status = state
        processorSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
        peakMemory = Int(usage.ru_maxrss) * Self.residentUnit
        output = try String(contentsOfFile: said + ".out", encoding: .utf8)
        errors = try String(contentsOfFile: said + ".err", encoding: .utf8)
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }

    #if os(macOS)
        private static let residentUnit = 1
    #else
        private static let residentUnit = 1024
    #endif
}
