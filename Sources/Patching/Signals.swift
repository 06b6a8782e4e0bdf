/// The signals that ask a process to end (SIGHUP, SIGINT, SIGTERM), while they must wait.
package struct Signals: Sendable {
    /// From now on they are noted and have no effect.
    package let hold: @Sendable () -> Void
    /// The last one that was noted, by its number.
    package let noted: @Sendable () -> Int32?
    /// Gives them back their effect; one that was noted has it now, and ends the process.
    package let release: @Sendable () -> Void

    /// Those of this process.
    package static let process = Signals(
        hold: System.holdSignals, noted: { System.notedSignal }, release: System.releaseSignals)
    /// For one that is not alone in its process: there are none.
    package static let none = Signals(hold: {}, noted: { nil }, release: {})
}
