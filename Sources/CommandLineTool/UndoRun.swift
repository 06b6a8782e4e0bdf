import Migration
import Patching

/// Takes back what the last run wrote.
struct UndoRun {
    let request: UndoRequest
    let console: Console
    let surroundings: Surroundings

    func run() throws(ProjectError) -> ExitCode {
        let root = ProjectRoot(around: try NamedPath(request.path, surroundings: surroundings, suffixes: [""]).absolute)
        let update = try ProjectUpdate(of: root, console: console, surroundings: surroundings)
        // A run that was half done is what was to be undone.
        if !request.isDryRun, let found = try update.recover(), !found.isOfUndo, !found.isDone { return .success }
        let undo: Undo?
        do { undo = try update.writer.undo() } catch { throw .notUndone([error]) }
        guard let undo else { return say("Nothing to undo: no run is on record for \(root.path), or it was undone already.") }
        guard undo.changedSince.isEmpty else { throw .changedSinceRun(undo.changedSince) }
        guard !undo.changes.isEmpty else { return say("Nothing to undo: all files hold what they held before the last run.") }
        return request.isDryRun ? printPatch(undo, root) : try carryOut(undo, update)
    }

    private func carryOut(_ undo: Undo, _ update: ProjectUpdate) throws(ProjectError) -> ExitCode {
        let failure = update.holdingSignals { () -> UpdateFailure? in
            do throws(UpdateFailure) {
                try update.writer.carryOut(undo, isStopped: update.isStopped)
                return nil
            } catch {
                return error
            }
        } outcome: { failure in
            guard let failure else { return summary(of: undo, done: true) }
            return failure.left.isEmpty ? "nothing was undone." : ProjectError.notUndone(failure.left).message
        }
        if let failure { throw .notUndone([failure.cause] + failure.left.filter { $0 != failure.cause }) }
        return say(summary(of: undo, done: true))
    }

    private func printPatch(_ undo: Undo, _ root: ProjectRoot) -> ExitCode {
        let arrived = Outlet(console: console, surroundings: surroundings)
            .send([(bytes: Delivery.patchBytes(undo.changes, root: root), file: nil)])
        _ = say(summary(of: undo, done: false))
        return arrived ? .success : .incomplete
    }

    private func summary(of undo: Undo, done: Bool) -> String {
        let removed = undo.changes.count { $0.isRemoval }
        let files = counted(undo.changes.count, "file") + (removed > 0 ? " (\(removed) removed)" : "")
        return done ? "Undid the last run in \(files)." : "Would undo the last run in \(files); nothing was written."
    }

    private func say(_ text: String) -> ExitCode {
        console.say(text)
        return .success
    }
}
