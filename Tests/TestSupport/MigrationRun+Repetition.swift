import Migration
import Patching
import SourceText

/// What holds for other runs over the same files.
extension MigrationRun {
    package var repetitionViolations: [String] {
        secondRunViolations + jobViolations + orderViolations + emptyRunViolations + lockedFileViolations
    }

    /// 5: a second run rewrites nothing and leaves the rest for the same reasons.
    private var secondRunViolations: [String] {
        let (left, stillLeft) = (remaining, MigrationRun(result, options).remaining)
        return secondRunEdits + (left == stillLeft ? [] : ["a second run leaves \(stillLeft), the first one left \(left)"])
    }

    /// Of it what holds for any bytes: where files cannot be read, what was rewritten may show another reason to leave the rest.
    package var secondRunEdits: [String] {
        MigrationRun(result, options).outcome.changes.map { change in
            "\(change.path): a second run edits it\n" + lineComparison(of: change.original?.bytes ?? [], and: change.newBytes)
        }
    }

    /// The sites that are not rewritten, by file and reason.
    private var remaining: [String] {
        outcome.decisions.compactMap { decision in
            if case .rewrite(let fix) = decision.outcome, fix.safety == .safe || options.appliesUnsafe { return nil }
            return "\(decision.site.path): \(decision.outcome.summary)"
        }
    }

    package var jobViolations: [String] {
        [2, 7].flatMap { jobs in
            var parallel = options
            parallel.jobs = jobs
            return differences(from: MigrationRun(input, parallel), "with \(jobs) jobs")
        }
    }

    /// The order in which files are handed over, and files that have nothing to do with the sites, change nothing.
    private var orderViolations: [String] {
        let reversed = input.with(swiftFiles: input.swiftFiles.reversed())
        let unrelated = ["AAA/Unrelated.swift", "Zzz.swift"].map { path in
            InputFile(source: SourceFile(path: path, bytes: Array(Self.unrelated(path).utf8)), access: .editable)
        }
        return differences(from: MigrationRun(reversed, options), "with files in another order")
            + differences(from: MigrationRun(input.adding(unrelated), options), "with unrelated files")
    }

    private static func unrelated(_ path: String) -> String {
        """
        // storyboard.instantiateInitialViewController() as! Unrelated\(path.utf8.count)
        struct Unrelated\(path.utf8.count) {
            let text = "storyboard.instantiateInitialViewController() as! Unrelated"
        }

        """
    }

    /// Rules that are not asked for decide nothing, and files that must not be edited are not.
    private var emptyRunViolations: [String] {
        var (only, skip) = (options, options)
        only.only = ["no-such-rule"]
        skip.skip = Set(MigrationEngine.ruleDescriptions.map(\.name))
        var found =
            [only, skip].map { MigrationRun(input, $0) }.contains { !$0.outcome.decisions.isEmpty || !$0.outcome.changes.isEmpty }
            ? ["a rule that is not asked for decides"] : []
        for access in [InputFile.Access.outsidePath, .ignored, .excluded, .generated] {
            let files = input.swiftFiles.map { InputFile(source: $0.source, access: access) }
            let locked = MigrationRun(input.with(swiftFiles: files), options)
            let isListed = access == .generated
            if !locked.outcome.changes.isEmpty || locked.outcome.decisions.isEmpty == (isListed && !outcome.decisions.isEmpty) {
                found.append("all files \(access): \(locked.report), changed: \(locked.outcome.changes.map(\.path))")
            }
        }
        return found
    }

    /// Whichever file must not be edited, the rest stays right.
    private var lockedFileViolations: [String] {
        input.swiftFiles.indices.flatMap { locked in
            let files = input.swiftFiles.indices.map { index in
                index == locked ? InputFile(source: input.swiftFiles[index].source, access: .ignored) : input.swiftFiles[index]
            }
            let other = input.with(swiftFiles: files)
            return MigrationRun(other, options).violations.map { "\(files[locked].source.path) locked: \($0)" }
        }
    }

    private func differences(from other: MigrationRun, _ how: String) -> [String] {
        var found: [String] = []
        if report != other.report { found.append("\(how) other decisions are made: \(other.report), not \(report)") }
        if outcome.decisions.map(\.message) != other.outcome.decisions.map(\.message) { found.append("\(how) other messages are given") }
        if outcome.diagnostics != other.outcome.diagnostics { found.append("\(how) other diagnostics are given") }
        if outcome.filesToAdd != other.outcome.filesToAdd { found.append("\(how) other files are to be added") }
        if outcome.changes.map(\.path) != other.outcome.changes.map(\.path) { found.append("\(how) other files are changed") }
        for (mine, others) in zip(outcome.changes, other.outcome.changes) where mine.newBytes != others.newBytes {
            found.append("\(how) \(mine.path) changes otherwise\n" + lineComparison(of: mine.newBytes, and: others.newBytes))
        }
        return found
    }
}
