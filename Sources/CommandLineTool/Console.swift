/// Where output goes. Standard output carries the patch or the report and nothing else; all that is said goes to standard error.
package struct Console: Sendable {
    package let standardOutput: @Sendable ([UInt8]) throws(OutputFailure) -> Void
    package let standardError: @Sendable (String) -> Void
    /// Nil where nobody watches.
    private let status: StatusLine?

    package init(
        standardOutput: @escaping @Sendable ([UInt8]) throws(OutputFailure) -> Void,
        standardError: @escaping @Sendable (String) -> Void,
        status: StatusLine? = nil
    ) {
        self.status = status
        self.standardOutput = { bytes throws(OutputFailure) in
            status?.end()
            try standardOutput(bytes)
        }
        self.standardError = { text in
            status?.end()
            standardError(text)
        }
    }

    /// Standard output and standard error of this process, unbuffered.
    package static let process = Console(
        standardOutput: { bytes throws(OutputFailure) in try writeAll(bytes, to: 1) },
        standardError: { text in try? writeAll(Array(text.utf8), to: 2) },
        status: isTerminal(2) ? StatusLine { try? writeAll(Array($0.utf8), to: 2) } : nil
    )

    /// What a long run is doing from now on, for who watches.
    func watch(_ stage: String) {
        status?.begin(stage)
    }

    func say(_ line: String) {
        standardError(line + "\n")
    }
}
