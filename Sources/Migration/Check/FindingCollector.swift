import Patching
import SourceText

/// What `check` reports of a project: its decisions as they stand, the calls that were rewritten before, and its nibs.
struct FindingCollector {
    let context: RuleContext

    /// Apart from the sites: calls that were rewritten before, and nibs. They may ask for more to be read.
    func findingsApart() -> [Finding] {
        DialectCallCheck(context: context).findings() + NibRecursionCheck(context: context).findings()
    }

    func findings(of decisions: [Decision]) -> [Finding] {
        decisions.compactMap(finding)
    }

    private func finding(of decision: Decision) -> Finding? {
        let place = Finding.Place.source(decision.site)
        if let crash = decision.crash {
            return Finding(kind: .crash(crash.reason.code), place: place, message: crash.message, evidence: decision.evidence)
        }
        guard case .rewrite(let fix) = decision.outcome, context.options.applies(fix.safety) else { return nil }
        return Finding(kind: .pendingRewrite, place: place, message: decision.message, evidence: decision.evidence)
    }
}
