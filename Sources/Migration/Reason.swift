/// Why a site was left alone: a stable code, what it means and what its owner can do. The order is that of precedence.
package enum Reason: String, CaseIterable, Sendable {
    case ignoredHere = "ignored-here"

    package var code: String { rawValue }

    /// What the code means, in a sentence or two.
    package var meaning: String {
        ""
    }

    /// What to do about it, in a sentence or two.
    package var advice: String {
        ""
    }
}
