import Migration
import Patching

/// What became of the changes: the only place that turns them into a patch or into bytes on disk.
struct Delivery: Sendable {
    /// Nil unless a patch was asked for.
    let patch: [UInt8]?
    /// The paths that were written, sorted.
    let written: [String]
    let failures: [Diagnostic]
    /// Nil unless one was asked for and there was something to verify.
    var verification: Verification?

    /// Whether the patch, or what lies on the disk, holds the changes.
    var isDone: Bool { failures.isEmpty && verification?.isTakenBack != true }

    /// The same with what the verification of the written files came to.
    func verified(_ verification: Verification) -> Delivery {
        Delivery(patch: patch, written: verification.isTakenBack ? [] : written, failures: failures, verification: verification)
    }

    static func patch(_ changes: [FileChange], root: ProjectRoot) -> Delivery {
        Delivery(patch: patchBytes(changes, root: root), written: [], failures: [])
    }

    static func patchBytes(_ changes: [FileChange], root: ProjectRoot) -> [UInt8] {
        UnifiedDiff(of: changes, names: root.isGitRoot ? .git(prefix: "") : .plain).bytes
    }

    /// Why changes could not be written as things stand, one line each; nothing is written.
    static func obstacles(to changes: [FileChange], _ update: FileUpdate) -> [String] {
        changes.compactMap { change -> String? in
            do throws(FileUpdateError) {
                try update.check(change)
                return nil
            } catch {
                return "\(error.message); \(error.nextStep)"
            }
        }
    }

    /// Writes all changes, or, if one cannot be written, none: fixes span files.
    static func write(_ changes: [FileChange], _ update: FileUpdate, isStopped: () -> Bool = { false }) -> Delivery {
        do throws(UpdateFailure) {
            try update.write(changes, isStopped: isStopped)
            return Delivery(patch: nil, written: changes.map(\.path).sorted(by: precedesByBytes), failures: [])
        } catch {
            let changed = Set(changes.map(\.path))
            let kept = error.left.map(\.path).filter(changed.contains)
            return Delivery(patch: nil, written: kept.sorted(by: precedesByBytes), failures: diagnostics(of: error))
        }
    }

    private static func diagnostics(of failure: UpdateFailure) -> [Diagnostic] {
        let left = failure.left.filter { $0 != failure.cause }.map { error in
            diagnostic(error.path, "could not be put back after the failure: \(error.obstacle); 'sbmigrate undo' tries again")
        }
        return [diagnostic(failure.cause.path, "\(failure.cause.obstacle); \(failure.cause.nextStep)")] + left
    }

    private static func diagnostic(_ path: String, _ message: String) -> Diagnostic {
        Diagnostic(severity: .error, path: path, line: nil, code: "not-written", message: message)
    }
}
