import Patching
import SourceText

/// What `check` reports of a project: its decisions as they stand, the calls that were rewritten before, and its nibs.
struct FindingCollector {
    let context: RuleContext
    /// Those whose calls are checked.
    let dialects: [Dialect]

    /// Calls that were rewritten before, nibs, and the crashes of decisions that take no part. They may ask for more to be read.
    func findings(apartFrom others: [Decision]) -> [Finding] {
        dialects.flatMap { DialectCallCheck(context: context.using($0)).findings() } + NibRecursionCheck(context: context).findings()
            + NibControllerCheck(context: context).findings() + others.compactMap(crash)
    }

    func findings(of decisions: [Decision]) -> [Finding] {
        decisions.compactMap(finding)
    }

    private func finding(of decision: Decision) -> Finding? {
        if let crash = crash(decision) { return crash }
        guard case .rewrite(let fix) = decision.outcome, context.options.applies(fix.safety) else { return nil }
        let place = Finding.Place.source(decision.site)
        return Finding(kind: .pendingRewrite, place: place, message: decision.message, evidence: decision.evidence)
    }

    private func crash(_ decision: Decision) -> Finding? {
        decision.crash.map { crash in
            Finding(
                kind: .crash(crash.reason.code), place: .source(decision.site), message: crash.message, evidence: decision.evidence)
        }
    }
}
