import Patching

/// The writer of one project, and what is said around it.
struct ProjectUpdate: Sendable {
    let writer: FileUpdate
    private let console: Console
    private let signals: Signals

    /// Throws where there is no place for records.
    init(of root: ProjectRoot, console: Console, surroundings: Surroundings) throws(ProjectError) {
        writer = FileUpdate(root: root.path, records: try root.recordFolder(surroundings))
        self.console = console
        signals = surroundings.signals
    }

    /// Deals with a run that was interrupted, and says what it found. Throws where its files cannot be put back.
    func recover() throws(ProjectError) -> Recovery? {
        let recovery = try holdingSignals { () throws(ProjectError) in
            do throws(UpdateFailure) { return try writer.recover() } catch {
                if case .busy = error.cause { throw .busy(error.cause) }
                throw .notRecovered(error)
            }
        } outcome: {
            $0.map(Self.words)
        }
        if let recovery { console.say("sbmigrate: \(Self.words(recovery))") }
        return recovery
    }

    /// Says that a run was interrupted, where nothing is to be written now.
    func tellOfUnfinished() {
        guard writer.isUnfinished else { return }
        console.say("sbmigrate: a run was interrupted here, or is just writing; 'sbmigrate undo' puts back what one left half done.")
    }

    /// Does something that must not be ended by a signal in its middle. One that came meanwhile ends the process afterwards, with
    /// the words that `outcome` has for it.
    func holdingSignals<Result, Failure>(
        _ work: () throws(Failure) -> Result, outcome: (Result) -> String?
    ) throws(Failure) -> Result {
        signals.hold()
        defer { signals.release() }
        let result = try work()
        if let signal = signals.noted() {
            console.say("sbmigrate: interrupted (signal \(signal))" + (outcome(result).map { ": " + $0 } ?? "."))
        }
        return result
    }

    var isStopped: () -> Bool {
        { [signals] in signals.noted() != nil }
    }

    /// The signal that came while signals were held, by its number.
    var notedSignal: @Sendable () -> Int32? { signals.noted }

    private static func words(_ recovery: Recovery) -> String {
        let what = "an earlier \(recovery.isOfUndo ? "undo" : "run") was interrupted"
        let files = counted(recovery.files, "file")
        if recovery.replaced == 0 { return "\(what) before it changed anything; what it left behind was removed." }
        if recovery.isDone { return "\(what) after it had changed all of its \(files); it counts as done." }
        return "\(what): it had changed \(recovery.replaced) of \(files), which are as before again."
    }
}
