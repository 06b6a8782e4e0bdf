import Foundation
import Patching

/// A process that was started here, with all that it starts.
///
/// Foundation's `Process` on Linux takes one for running as long as anything that it has left in the background.
struct ProcessGroup {
    /// How long processes that were asked to end may take, in seconds.
    static let grace = 5.0
    private static let pause: useconds_t = 20_000

    /// Of the first process, and of the group.
    let identifier: Int32

    /// Returns when the first process has ended. A signal that is noted meanwhile is passed on to all of them; those that do not
    /// end soon are killed. When the first one fails the others are stopped too: nothing of it must write any more.
    func end(passingOn noted: () -> Int32?) -> ProcessEnd {
        while true {
            if let end = endSoFar() { return end == .status(0) ? end : stop(with: SIGTERM, ended: end) }
            if let signal = noted() { return stop(with: signal) }
            usleep(Self.pause)
        }
    }

    /// Nil while it runs.
    private func endSoFar() -> ProcessEnd? {
        var status: Int32 = 0
        let found = waitpid(identifier, &status, WNOHANG)
        // What cannot be waited for is no success.
        if found < 0, errno != EINTR { return .status(255) }
        return found == identifier ? ProcessEnd(waitStatus: status) : nil
    }

    /// Those that a terminal has stopped are let go on, to end.
    private func stop(with signal: Int32, ended: ProcessEnd? = nil) -> ProcessEnd {
        for signal in [signal, SIGCONT] { kill(-identifier, signal) }
        let deadline = Date(timeIntervalSinceNow: Self.grace)
        var end = ended
        while end == nil || kill(-identifier, 0) == 0 {
            if deadline.timeIntervalSinceNow < 0 { kill(-identifier, SIGKILL) }
            if end == nil { end = endSoFar() } else if deadline.timeIntervalSinceNow < 0 { break }
            usleep(Self.pause)
        }
        return end ?? .signal(SIGKILL)
    }
}
