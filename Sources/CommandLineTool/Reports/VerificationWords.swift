import Patching

/// What a verification came to, in lines for people.
struct VerificationWords {
    private let verification: Verification
    /// Files that no project lists yet.
    private let filesToAdd: [String]

    init(_ verification: Verification, filesToAdd: [String]) {
        self.verification = verification
        self.filesToAdd = filesToAdd
    }

    var lines: [String] {
        verification.answers.compactMap(Self.line) + failure
    }

    /// What became of a run that failed; nothing of one that passed.
    var failure: [String] {
        guard let fault = verification.fault, let reversal = verification.reversal else { return [] }
        return Self.lines(fault) + Self.lines(reversal) + (reversal.isDone ? nextSteps(after: fault) : [])
    }

    private static func line(_ answer: CheckAnswer) -> String? {
        switch answer {
        case .passed(let words): "Verified: \(words)."
        case .skipped(let words): "Not verified: \(words)."
        case .failed: nil
        }
    }

    private static func lines(_ fault: VerificationFault) -> [String] {
        switch fault {
        case .command(let command, .status(127)): ["'\(command)' ended with status 127: it, or a command in it, was not found."]
        case .command(let command, .status(let status)): ["'\(command)' ended with status \(status)."]
        case .command(let command, .signal(let signal)): ["'\(command)' was ended by signal \(signal)."]
        case .notStarted(let command, let why): ["'\(command)' could not be started: \(why)."]
        case .parse(let error, let files):
            [
                "The compiler finds more errors than before in \(counted(files, "file")), the first at "
                    + "\(error.path):\(error.line): \(error.message)"
            ]
        // The signal is told where it ends the process.
        case .interrupted: []
        }
    }

    private static func lines(_ reversal: Reversal) -> [String] {
        switch reversal {
        case .done(let files, let removed): [doneLine(files: files, removed: removed)]
        case .changedSince(let paths):
            ["Nothing was put back: \(paths.count == 1 ? "this file was" : "these files were") changed after the run had written:"]
                + paths.map { "  \($0)" } + [
                    "To go back, let them hold what they held before the run, then run 'sbmigrate undo' for the others."
                ]
        case .overtaken:
            ["Nothing was put back: another run, or an undo, was made here meanwhile. Compare the files with what git has."]
        case .failed(let errors):
            ["The run could not be taken back:"] + errors.map { "  \($0.message); \($0.nextStep)" }
                + ["Run 'sbmigrate undo' when that is in order."]
        }
    }

    private static func doneLine(files: Int, removed: Int) -> String {
        guard files > 0 else { return "All files are as they were." }
        return "\(counted(files, "file")) \(files == 1 ? "was" : "were") put back" + (removed > 0 ? " (\(removed) removed)" : "")
            + ": all is as it was before the run."
    }

    private func nextSteps(after fault: VerificationFault) -> [String] {
        switch fault {
        case .command:
            ["Run the command once more: if it fails now too, the failure is not of this run."]
                + filesToAdd.map {
                    "No target lists \($0), which the run creates: run without --verify, add it to the one that compiles"
                        + " its classes, then build."
                }
        case .parse: ["That is a mistake of sbmigrate: please report it, with this file and what --dry-run prints for it."]
        case .notStarted, .interrupted: []
        }
    }
}

/// For the report for machines.
struct JSONVerification: Encodable {
    /// `passed`, `skipped` (nothing was looked at), `undone` or `not-undone`.
    let outcome: String
    let messages: [String]

    init(_ verification: Verification, filesToAdd: [String]) {
        messages = VerificationWords(verification, filesToAdd: filesToAdd).lines
        outcome =
            if verification.fault != nil {
                verification.isTakenBack ? "undone" : "not-undone"
            } else {
                verification.answers.contains(where: \.isPassed) ? "passed" : "skipped"
            }
    }
}

extension CheckAnswer {
    fileprivate var isPassed: Bool {
        if case .passed = self { true } else { false }
    }
}
