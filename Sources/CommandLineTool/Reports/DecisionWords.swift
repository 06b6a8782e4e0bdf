import Migration
import Patching
import SourceText

/// Decisions, findings and facts in several lines each: what, what it means, what to do, and why.
struct DecisionWords {
    let paths: ShownPaths
    let appliesUnsafe: Bool
    /// By the name of a rule: what the configuration says of all its fixes.
    var configured: [String: Safety] = [:]

    /// `label` is the place as it is shown.
    func head(_ decision: Decision, at label: String) -> String {
        "\(label): \(decision.verdict(appliesUnsafe: appliesUnsafe)): \(decision.message)"
    }

    func block(_ decision: Decision, at label: String) -> String {
        let head = head(decision, at: label) + "\n"
        let reasons = hiddenCrash(of: decision) + facts(decision.evidence)
        switch decision.outcome {
        case .leave(let reason):
            return head + meaning(of: CodeExplanation(reason)) + reasons
        case .rewrite(let fix):
            let edited = Set((fix.edits + fix.consequences.flatMap(\.edits)).map(\.range.path)).sorted(by: precedesByBytes)
            let meaning = configured[decision.rule]?.meaning(ofAll: decision.rule) ?? fix.safety.meaning
            return head + "  What it means: \(meaning)\n" + reasons + list("Files to be edited", edited.map(paths.shown))
        }
    }

    func block(_ finding: Finding, at label: String) -> String {
        "\(label): crash[\(finding.code)]: \(finding.message)\n" + (CodeExplanation(code: finding.code).map(meaning) ?? "")
            + facts(finding.evidence)
    }

    func block(_ fact: Evidence, sites: [String]) -> String {
        line(fact) + "\n" + list("Sites that rest on it", sites)
    }

    /// A crash that waits at the site though something else decided about it.
    private func hiddenCrash(of decision: Decision) -> String {
        guard let crash = decision.crash, crash.reason != decision.reason else { return "" }
        return "  A crash waits here all the same: \(crash.message) [\(crash.reason.code)]\n" + meaning(of: CodeExplanation(crash.reason))
    }

    private func meaning(of explanation: CodeExplanation) -> String {
        "  What it means: \(explanation.meaning)\n  What to do: \(explanation.advice)\n"
    }

    private func facts(_ evidence: [Evidence]) -> String {
        list("Evidence", evidence.map(line))
    }

    private func line(_ fact: Evidence) -> String {
        "\(paths.shown(fact.path)):\(fact.line): \(fact.fact)"
    }

    private func list(_ title: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "  \(title):\n" + lines.map { "    \($0)\n" }.joined()
    }
}

extension Safety {
    /// What the word means of a rule that the configuration gives it to.
    fileprivate func meaning(ofAll rule: String) -> String {
        switch self {
        case .safe: "Safe, because the configuration says so of every rewrite of \(rule), whatever is known about it."
        case .unsafe: "Unsafe, because the configuration says so of every rewrite of \(rule). Only --unsafe applies it."
        }
    }

    /// What the word promises.
    fileprivate var meaning: String {
        switch self {
        case .safe: "Safe: the new code compiles if the old did, and does the same wherever the old did not trap."
        case .unsafe: "Unsafe: where the old code had an answer, to a missing scene say, the new code traps. Only --unsafe applies it."
        }
    }
}
