import Migration
import Patching
import SourceText

/// What became of the changes: the only place that turns them into a patch or into bytes on disk.
struct Delivery: Sendable {
    /// Nil unless a patch was asked for.
    let patch: [UInt8]?
    /// The paths that were written, sorted.
    let written: [String]
    let failures: [Diagnostic]

    static func patch(_ changes: [FileChange], root: ProjectRoot) -> Delivery {
        let diff = UnifiedDiff(of: changes, names: root.isGitRoot ? .git(prefix: "") : .plain)
        return Delivery(patch: diff.bytes, written: [], failures: [])
    }

    /// Why changes could not be written as things stand, one line each; nothing is written.
    static func obstacles(to changes: [FileChange], root: ProjectRoot) -> [String] {
        changes.compactMap { change -> String? in
            do throws(FileUpdateError) {
                try FileUpdate(root: root.path).check(change)
                return nil
            } catch {
                return "\(error.message); \(error.nextStep)"
            }
        }
    }

    /// Writes all changes, or, if one cannot be written, none: fixes span files, so what was written before is put back.
    /// New files come last, because they cannot be taken back.
    static func write(_ changes: [FileChange], root: ProjectRoot) -> Delivery {
        let ordered = changes.filter { $0.original != nil } + changes.filter { $0.original == nil }
        for (index, change) in ordered.enumerated() {
            guard let failure = failure(writing: change, root: root) else { continue }
            let (kept, failures) = putBack(ordered[..<index], root: root)
            return Delivery(patch: nil, written: kept, failures: [failure] + failures)
        }
        return Delivery(patch: nil, written: ordered.map(\.path).sorted(by: precedesByBytes), failures: [])
    }

    /// The paths that stay changed, and why.
    private static func putBack(_ changes: ArraySlice<FileChange>, root: ProjectRoot) -> (kept: [String], failures: [Diagnostic]) {
        var kept: [String] = []
        var failures: [Diagnostic] = []
        for change in changes.reversed() {
            guard let failure = failure(puttingBack: change, root: root) else { continue }
            kept.append(change.path)
            failures.append(failure)
        }
        return (kept.sorted(by: precedesByBytes), failures)
    }

    private static func failure(puttingBack change: FileChange, root: ProjectRoot) -> Diagnostic? {
        guard let original = change.original else {
            return diagnostic(change.path, "was created before the failure and is still there: remove it")
        }
        let now = SourceFile(path: change.path, bytes: change.newBytes)
        let reverse = FileChange(path: change.path, original: now, edits: [], newBytes: original.bytes)
        guard let failure = failure(writing: reverse, root: root) else { return nil }
        return diagnostic(change.path, "was rewritten before the failure and could not be put back: \(failure.message)")
    }

    private static func failure(writing change: FileChange, root: ProjectRoot) -> Diagnostic? {
        do {
            try FileUpdate(root: root.path).write(change)
            return nil
        } catch {
            return diagnostic(change.path, withoutPath("\(error.message); \(error.nextStep)", change.path))
        }
    }

    /// A diagnostic names its file itself.
    private static func withoutPath(_ message: String, _ path: String) -> String {
        message.hasPrefix(path + ": ") ? String(message.dropFirst(path.count + 2)) : message
    }

    private static func diagnostic(_ path: String, _ message: String) -> Diagnostic {
        Diagnostic(severity: .error, path: path, line: nil, code: "not-written", message: message)
    }
}
