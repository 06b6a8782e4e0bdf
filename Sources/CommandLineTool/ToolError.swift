/// Why a run stopped before it wrote anything; the exit code is `refused`.
protocol ToolError: Error, Equatable, Sendable {
    /// What is wrong.
    var message: String { get }
    /// What to do about it, in one line; nil where the message says all.
    var nextStep: String? { get }
}
