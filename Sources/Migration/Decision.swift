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
    /// The place of the call that makes the controller.
    package let site: SourceRange
    package let outcome: Outcome
    /// What is done, or what stands in the way, in one sentence that names the things of this site.
    package let message: String

    package init(rule: String, site: SourceRange, outcome: Outcome, message: String) {
        self.rule = rule
        self.site = site
        self.outcome = outcome
        self.message = message
    }
}
