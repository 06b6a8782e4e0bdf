import Migration
import Patching

/// What a run came to, as every report sees it.
struct RunRecord: Sendable {
    let root: ProjectRoot
    let input: MigrationInput
    let request: MigrationRequest
    let outcome: MigrationOutcome
    let delivery: Delivery
    /// All of them, sorted by path and line.
    let diagnostics: [Diagnostic]
    /// Whether the run was started in the root, so that its paths can be opened as they are printed.
    let startedInRoot: Bool
    /// Files of a patch that a run without it would refuse to edit.
    let uncommitted: [String]

    /// Whether a decision is part of what was written, or of the patch.
    func isDelivered(_ decision: Decision) -> Bool {
        isChosen(decision) && delivery.isDone
    }

    /// Whether a decision rewrites something that was asked for.
    func isChosen(_ decision: Decision) -> Bool {
        guard case .rewrite(let fix) = decision.outcome else { return false }
        return fix.safety == .safe || request.options.appliesUnsafe
    }

    /// What became of a site, in a word.
    func verdict(on decision: Decision) -> String {
        guard isChosen(decision), !isDelivered(decision) else {
            return decision.verdict(appliesUnsafe: request.options.appliesUnsafe)
        }
        return delivery.verification == nil ? "rewrite[not written]" : "rewrite[taken back]"
    }

    /// The decisions that `--unsafe` would add.
    var offered: [Decision] {
        outcome.decisions.filter { decision in
            guard case .rewrite = decision.outcome else { return false }
            return !isChosen(decision)
        }
    }

    /// The decisions that leave a site alone, by reason: the commonest first, then in the order of precedence.
    var left: [(reason: Reason, decisions: [Decision])] {
        let groups = Reason.allCases.map { reason in (reason, outcome.decisions.filter { $0.reason == reason }) }
        return groups.filter { !$0.1.isEmpty }.sorted { $0.1.count > $1.1.count }
    }

    var hasErrors: Bool {
        diagnostics.contains { $0.severity == .error } || delivery.verification?.fault != nil
    }
}

extension Decision {
    /// Why the site is left alone; nil if it is rewritten.
    var reason: Reason? {
        guard case .leave(let reason) = outcome else { return nil }
        return reason
    }

    /// What becomes of the site, in a word.
    func verdict(appliesUnsafe: Bool) -> String {
        switch outcome {
        case .leave(let reason): "leave[\(reason.code)]"
        case .rewrite(let fix) where fix.safety == .unsafe: appliesUnsafe ? "rewrite[unsafe]" : "rewrite[needs --unsafe]"
        case .rewrite: "rewrite"
        }
    }
}
