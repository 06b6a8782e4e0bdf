/// What the checks of a run came to.
struct Verification: Equatable, Sendable {
    /// Of each check, in their order; after the first one that failed there are none.
    let answers: [CheckAnswer]
    /// Nil unless the last check failed.
    let reversal: Reversal?

    var fault: VerificationFault? {
        guard case .failed(let fault) = answers.last else { return nil }
        return fault
    }

    /// Whether all files are as they were before the run.
    var isTakenBack: Bool { reversal?.isDone == true }
}
