import Dispatch
import Foundation

/// A program of this machine that is asked something and answers.
struct Program: Sendable {
    struct Answer: Sendable {
        let end: ProcessEnd
        let output: [UInt8]
        let errors: [UInt8]
    }

    /// Absolute.
    let path: String
    private let environment: [String: String]

    /// Nil if there is none of that name in `PATH`.
    init?(_ name: String, in surroundings: Surroundings, environment: [String: String]? = nil) {
        let folders = (surroundings.environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { joined(surroundings.absolutePath(String($0)), name) }
        guard let path = candidates.first(where: { access($0, X_OK) == 0 && fileKind($0) != .folder }) else { return nil }
        self.path = path
        self.environment = environment ?? surroundings.environment
    }

    /// What it says to its end; without an input it has nothing to read. Throws where it cannot be started.
    ///
    /// - Parameter isStopped: asked now and then; it is killed when this is so.
    func answer(to arguments: [String], input: [UInt8]? = nil, isStopped: () -> Bool = { false }) throws -> Answer {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = environment
        let pipes = Pipes(of: process, input: input)
        // Foundation keeps them open for longer than they are of use.
        defer { pipes.close() }
        // Foundation's own wait looks up only every twentieth of a second on Linux.
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        let (end, said) = inParallel({ Self.end(of: process, ended, unless: isStopped) }, { pipes.contents() })
        return Answer(end: end, output: said.output, errors: said.errors)
    }

    private static func end(of process: Process, _ ended: DispatchSemaphore, unless isStopped: () -> Bool) -> ProcessEnd {
        while ended.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
            if isStopped() { stop(process.processIdentifier) }
        }
        return process.terminationReason == .exit ? .status(process.terminationStatus) : .signal(process.terminationStatus)
    }

    /// With what it has started, where Foundation has given it a group of its own.
    private static func stop(_ process: Int32) {
        kill(getpgid(process) == process ? -process : process, SIGKILL)
    }
}

/// What leads to a process and back.
private struct Pipes: @unchecked Sendable {
    private let output = Pipe()
    private let errors = Pipe()
    private let input: (pipe: Pipe, bytes: [UInt8])?

    init(of process: Process, input: [UInt8]?) {
        self.input = input.map { (Pipe(), $0) }
        process.standardInput = self.input?.pipe ?? FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
    }

    /// All are served at once: a process would wait for ever on a full one.
    func contents() -> (output: [UInt8], errors: [UInt8]) {
        let (said, rest) = inParallel({ read(output) }, { inParallel({ read(errors) }, { write() }) })
        return (said, rest.0)
    }

    func close() {
        for pipe in [output, errors] { try? pipe.fileHandleForReading.close() }
        try? input?.pipe.fileHandleForWriting.close()
    }

    private func read(_ pipe: Pipe) -> [UInt8] {
        [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    }

    /// Ends with the bytes or with the reader. For a thread of its own, which a reader that goes away must not end.
    private func write() {
        guard let input else { return }
        blockBrokenPipeSignal()
        let file = input.pipe.fileHandleForWriting
        try? writeAll(input.bytes, to: file.fileDescriptor)
        try? file.close()
    }
}
