/// Where output goes. Standard output carries the patch or the report and nothing else; all that is said goes to standard error.
package struct Console: Sendable {
    package let standardOutput: @Sendable ([UInt8]) throws(OutputFailure) -> Void
    package let standardError: @Sendable (String) -> Void

    package init(
        standardOutput: @escaping @Sendable ([UInt8]) throws(OutputFailure) -> Void,
        standardError: @escaping @Sendable (String) -> Void
    ) {
        self.standardOutput = standardOutput
        self.standardError = standardError
    }

    /// Standard output and standard error of this process, unbuffered.
    package static let process = Console(
        standardOutput: { bytes throws(OutputFailure) in try writeAll(bytes, to: 1) },
        standardError: { text in try? writeAll(Array(text.utf8), to: 2) }
    )

    func say(_ line: String) {
        standardError(line + "\n")
    }
}
