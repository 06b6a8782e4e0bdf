import Patching

/// One way to find out whether a project is in order with what a run wrote.
protocol VerificationCheck: Sendable {
    /// What is about to happen, for whoever waits; nil for what takes a moment.
    var announcement: String? { get }

    /// Looks at the project as it lies on the disk, with these changes made. Ends early where a signal is noted.
    func answer(on changes: [FileChange], passingOn noted: @Sendable () -> Int32?) -> CheckAnswer
}

/// What a check came to.
enum CheckAnswer: Equatable, Sendable {
    /// In words: what was found in order.
    case passed(String)
    /// In words: what was not looked at, and why.
    case skipped(String)
    case failed(VerificationFault)
}

/// Why a run is taken back.
enum VerificationFault: Equatable, Sendable {
    /// The user's command did not succeed.
    case command(String, ProcessEnd)
    /// It could not be started at all.
    case notStarted(String, SystemFailure)
    /// The compiler finds more errors than before in files, of which the first one is told.
    case parse(CompilerError, files: Int)
    /// A signal asked to end.
    case interrupted(Int32)
}
