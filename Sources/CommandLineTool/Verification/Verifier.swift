import Migration
import Patching

/// Lets the checks that were asked for look at what a run has written, and takes the run back when one of them fails.
struct Verifier: Sendable {
    let checks: [any VerificationCheck]
    let console: Console

    /// The quick check comes first. Nil where none was asked for.
    init?(_ request: MigrationRequest, root: ProjectRoot, console: Console, surroundings: Surroundings) {
        guard !request.verification.isEmpty else { return nil }
        let parse = ParseCheck(compiler: SwiftCompiler(surroundings), root: root, jobs: request.options.jobs)
        checks =
            (request.verification.parses ? [parse] : [])
            + request.verification.commands.map { CommandCheck(command: ShellCommand($0, in: surroundings)) }
        self.console = console
    }

    /// - Parameter noted: the signal that asks to end, which is held back until all is done. It is a reason to take the run back.
    func verification(
        of changes: [FileChange], writtenBy writer: FileUpdate, interruptedBy noted: @Sendable () -> Int32?
    ) -> Verification {
        let answers = answers(on: changes, interruptedBy: noted)
        guard case .failed = answers.last else { return Verification(answers: answers, reversal: nil) }
        console.watch("taking the run back")
        return Verification(answers: answers, reversal: Reversal(of: changes, writtenBy: writer))
    }

    private func answers(on changes: [FileChange], interruptedBy noted: @Sendable () -> Int32?) -> [CheckAnswer] {
        var answers: [CheckAnswer] = []
        for check in checks {
            if let signal = noted() { return answers + [.failed(.interrupted(signal))] }
            if let announcement = check.announcement { console.say(announcement) } else { console.watch("parsing what was written") }
            answers.append(check.answer(on: changes, passingOn: noted))
            if case .failed = answers.last { break }
        }
        return answers
    }
}

extension ShellCommand {
    /// Run where the user is.
    fileprivate init(_ text: String, in surroundings: Surroundings) {
        self.init(text: text, folder: surroundings.currentDirectory, environment: surroundings.environment)
    }
}
