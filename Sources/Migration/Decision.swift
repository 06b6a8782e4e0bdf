import Patching
import SourceText

/// What becomes of one site.
package enum Outcome: Sendable {
    case rewrite(Fix)
    case leave(Reason)
}

/// The one answer that every recognised site gets.
package struct Decision: Sendable {
    /// The name of the rule that decided, as `--only` takes it.
    package let rule: String
    /// The place of the method's name in the call that makes the controller.
    package let site: SourceRange
    package var outcome: Outcome
    /// What is done, or what stands in the way, in one sentence that names the things of this site.
    package var message: String
    /// The facts from Interface Builder files that it rests on.
    package var evidence: [Evidence] = []
    /// A fact by which the call ends the app, or never gives what it is cast to, whatever the decision is.
    package var crash: Crash?
    /// What it rests on; internal to the engine.
    var basis = Basis()

    /// What a decision rests on.
    struct Basis: Sendable {
        /// What the site opens.
        var resource = ResourceKind.storyboard
        /// The classes, as indices into the project's types, whose conformance the rewritten site needs.
        var classes: [Int] = []
        /// The classes among them say a bundle.
        var needsBundle = false
        /// Storyboards of one name that differ in what the site asks for.
        var ambiguousStoryboards: [String] = []
        /// The module to import, and the files that need it.
        var imported: (module: String, files: [Int])?
        /// The comment that leaves the site.
        var ignoredBy: IgnoreComments.Comment?
    }

    /// A crash that waits to happen.
    package struct Crash: Sendable, Hashable {
        package let reason: Reason
        package let message: String
    }

    package init(rule: String, site: SourceRange, outcome: Outcome, message: String) {
        self.rule = rule
        self.site = site
        self.outcome = outcome
        self.message = message
    }

    /// The same site, left alone after all.
    func left(_ reason: Reason, _ message: String) -> Decision {
        var decision = Decision(rule: rule, site: site, outcome: .leave(reason), message: message)
        decision.evidence = evidence
        decision.crash = crash
        return decision
    }

    /// The same, its fix as sure as the user says; nil says nothing.
    func counted(as safety: Safety?) -> Decision {
        guard let safety, case .rewrite(let fix) = outcome else { return self }
        var decision = self
        decision.outcome = .rewrite(Fix(edits: fix.edits, safety: safety, consequences: fix.consequences))
        return decision
    }
}
