/// How a process ended.
enum ProcessEnd: Equatable, Sendable {
    case status(Int32)
    case signal(Int32)
}

extension ProcessEnd {
    /// Of what `waitpid` tells.
    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7f
        self = signal == 0 ? .status(waitStatus >> 8 & 0xff) : .signal(signal)
    }
}
