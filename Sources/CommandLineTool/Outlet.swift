/// Where patches and reports go: to standard output or to files.
struct Outlet: Sendable {
    let console: Console
    let surroundings: Surroundings

    /// Bytes and their file, nil for standard output.
    typealias Output = (bytes: [UInt8], file: String?)

    /// Whether everything arrived; what did not is said, but for a reader that went away.
    func send(_ outputs: [Output]) -> Bool {
        var complete = true
        for output in outputs {
            do throws(OutputFailure) {
                try send(output)
            } catch {
                complete = false
                guard !error.isClosedPipe else { continue }
                console.say("sbmigrate: \(output.file ?? "standard output") could not be written: \(error.failure)")
            }
        }
        return complete
    }

    private func send(_ output: Output) throws(OutputFailure) {
        if let file = output.file {
            try writeOutput(output.bytes, toFile: surroundings.absolutePath(file))
        } else if !output.bytes.isEmpty {
            try console.standardOutput(output.bytes)
        }
    }
}
