import Migration
import Patching

/// The end of a run in words, for standard error. It counts what truly happened.
struct Summary {
    let lines: [String]

    /// The patch file's path is absolute. `listsSites` where no report tells about the sites that were left alone.
    init(_ record: RunRecord, positions: Positions, patchFile: String?, listsSites: Bool) {
        let sites = listsSites ? Self.siteListing(record, positions: positions) : Self.siteCounts(record)
        lines = [Self.head(record)] + Self.verification(record) + sites + Self.nextSteps(record, patchFile: patchFile) + Self.tail(record)
    }

    private static func head(_ record: RunRecord) -> String {
        let sites = record.outcome.decisions
        let chosen = sites.filter(record.isChosen).count
        let read = counted(record.input.swiftFiles.count, "Swift file")
        guard !sites.isEmpty || !record.outcome.changes.isEmpty else { return "Nothing to do: no site found in \(read)." }
        guard !record.outcome.changes.isEmpty else { return "Nothing to rewrite: \(counted(sites.count, "site")) in \(read)." }
        let what = "\(chosen) of \(counted(sites.count, "site")) in \(files(record.outcome.changes))"
        if record.delivery.patch != nil { return "Would rewrite \(what); no source was edited." }
        guard !record.delivery.failures.isEmpty else { return "Rewrote \(what)\(verdict(record.delivery))." }
        let kept = record.delivery.written
        return "Could not rewrite \(what): "
            + (kept.isEmpty ? "nothing was changed." : "still changed: \(kept.joined(separator: ", ")).")
    }

    private static func verdict(_ delivery: Delivery) -> String {
        guard let verification = delivery.verification, verification.fault != nil else { return "" }
        return verification.isTakenBack ? ", and took that back: the verification failed" : "; the verification failed"
    }

    private static func verification(_ record: RunRecord) -> [String] {
        if let verification = record.delivery.verification {
            return VerificationWords(verification, filesToAdd: record.outcome.filesToAdd).lines
        }
        let isIdle = !record.request.verification.isEmpty && record.outcome.changes.isEmpty
        return isIdle ? ["Nothing was written, so nothing was verified."] : []
    }

    private static func files(_ changes: [FileChange]) -> String {
        let created = changes.filter { $0.original == nil }.count
        return counted(changes.count, "file") + (created > 0 ? " (\(created) new)" : "")
    }

    private static func siteCounts(_ record: RunRecord) -> [String] {
        let left = record.left
        let total = left.reduce(0) { $0 + $1.decisions.count }
        let reasons = left.map { "\($0.decisions.count) \($0.reason.code)" }.joined(separator: ", ")
        return (left.isEmpty ? [] : ["Left alone: \(counted(total, "site")) (\(reasons)). \(explainHint)"])
            + (record.offered.isEmpty ? [] : ["\(record.offered.count) more with --unsafe."])
    }

    private static func siteListing(_ record: RunRecord, positions: Positions) -> [String] {
        func lines(_ decision: Decision) -> [String] {
            ["    \(positions.label(decision.site)): \(decision.message)"] + decision.factLines.map { "      \($0)" }
        }
        let left = record.left.flatMap { group in
            ["", "  \(group.reason.code): \(counted(group.decisions.count, "site")) left alone"] + group.decisions.flatMap(lines)
        }
        let offered = record.offered
        return left
            + (offered.isEmpty ? [] : ["", "  with --unsafe: \(counted(offered.count, "site")) more"] + offered.flatMap(lines))
            + (left.isEmpty && offered.isEmpty ? [] : [""]) + (left.isEmpty ? [] : [explainHint])
    }

    private static let explainHint = "'sbmigrate explain CODE' tells what to do."

    private static func nextSteps(_ record: RunRecord, patchFile: String?) -> [String] {
        var steps: [String] = []
        if let patchFile, let patch = record.delivery.patch {
            steps.append(patch.isEmpty ? "The patch is empty." : "To apply the patch: \(applyCommand(patchFile, root: record.root))")
        }
        if record.delivery.isDone {
            steps += record.outcome.filesToAdd.map { "Add \($0) to the target that compiles its classes: no project lists it yet." }
        }
        if !record.uncommitted.isEmpty {
            let subject = counted(record.uncommitted.count, "file") + " of the patch \(record.uncommitted.count == 1 ? "has" : "have")"
            steps.append("\(subject) uncommitted changes: to edit without a patch, commit them or pass --allow-dirty.")
        }
        return steps
    }

    private static func applyCommand(_ patchFile: String, root: ProjectRoot) -> String {
        root.isGitRoot
            ? "git -C \(shellWord(root.path)) apply \(shellWord(patchFile))"
            : "patch -p1 -d \(shellWord(root.path)) < \(shellWord(patchFile))"
    }

    /// What was read and not edited, and whether all went well.
    private static func tail(_ record: RunRecord) -> [String] {
        let kinds: [(access: InputFile.Access, word: String)] = [
            (.ignored, "ignored"), (.excluded, "excluded"), (.generated, "generated"),
        ]
        let unedited = kinds.map { kind in (count: record.input.swiftFiles.filter { $0.access == kind.access }.count, word: kind.word) }
        let parts = unedited.filter { $0.count > 0 }.map { "\($0.count) \($0.word)" }
        let errors = record.diagnostics.filter { $0.severity == .error }.count
        let files = "Swift file" + (unedited.reduce(0) { $0 + $1.count } == 1 ? "" : "s")
        return (parts.isEmpty ? [] : ["Read and not edited: \(inWords(parts)) \(files)."])
            + (record.startedInRoot ? [] : ["Paths are relative to \(record.root.path)."])
            + (errors > 0 ? ["\(counted(errors, "error")): see above."] : [])
    }
}
