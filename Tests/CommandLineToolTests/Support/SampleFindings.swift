import Patching
import SourceText

@testable import Migration

let termsFact = Evidence(path: "App/Legal.storyboard", line: 12, fact: "scene \"Terms\" is a TermsViewController")

/// Stands in for the rules and the check: decisions and changes are those of `sampleMigration`, all with one fact. Where checks are on,
/// each that is rewritten is pending, ODD is a crash, and so is the third line of `App/Legal.storyboard`.
func sampleCheck(_ input: MigrationInput, _ options: MigrationOptions) -> MigrationOutcome {
    let sample = sampleMigration(input, options)
    let decisions = sample.decisions.map { decision in
        var decision = decision
        decision.evidence = [termsFact]
        return decision
    }
    return MigrationOutcome(
        decisions: decisions, changes: sample.changes, diagnostics: [], filesToAdd: [],
        findings: options.checks ? decisions.map(sampleFinding) + [sampleRecursion] : [])
}

private let sampleRecursion = Finding(
    kind: .crash("nib-recursion"), place: .interface(path: "App/Legal.storyboard", line: 3), message: "loads itself")

private func sampleFinding(_ decision: Decision) -> Finding {
    if case .leave = decision.outcome {
        return Finding(
            kind: .crash("scene-id-missing"), place: .source(decision.site), message: "no scene is called that", evidence: [termsFact])
    }
    return Finding(kind: .pendingRewrite, place: .source(decision.site), message: decision.message, evidence: [termsFact])
}

/// The same, and a crash waits at each site whatever is decided.
func sampleCheckWithCrashes(_ input: MigrationInput, _ options: MigrationOptions) -> MigrationOutcome {
    let sample = sampleCheck(input, options)
    let decisions = sample.decisions.map { decision in
        var decision = decision
        decision.crash = .init(reason: .sceneIDMissing, message: "no scene is called that")
        return decision
    }
    return MigrationOutcome(decisions: decisions, changes: [], diagnostics: [], filesToAdd: [], findings: sample.findings)
}
