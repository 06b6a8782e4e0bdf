/// How a run is to be verified, as it was asked for.
struct VerificationRequest: Equatable, Sendable {
    let parses: Bool
    /// For `/bin/sh`, in their order.
    let commands: [String]

    var isEmpty: Bool { !parses && commands.isEmpty }

    /// Throws where nothing will be written that could be verified.
    init(_ arguments: Arguments) throws(UsageError) {
        parses = arguments.verifyParse
        commands = arguments.verify
        let asked = ["--verify", "--verify-parse"].first(where: arguments.given.contains)
        let patch = ["--dry-run", "--patch"].first(where: arguments.given.contains)
        if let asked, let patch { throw .contradiction(patch, asked) }
    }
}
