import Patching

/// A command of the user's, such as the build of the app.
struct CommandCheck: VerificationCheck {
    let command: ShellCommand

    var announcement: String? { "Verifying with '\(command.text)'." }

    func answer(on changes: [FileChange], passingOn noted: @Sendable () -> Int32?) -> CheckAnswer {
        do throws(SystemFailure) {
            let end = try command.start().end(passingOn: noted)
            if let signal = noted() { return .failed(.interrupted(signal)) }
            return end == .status(0) ? .passed("'\(command.text)' succeeded") : .failed(.command(command.text, end))
        } catch {
            return .failed(.notStarted(command.text, error))
        }
    }
}
