/// A fact from an Interface Builder file that a decision rests on.
package struct Evidence: Sendable, Hashable {
    /// Relative to the project's root.
    package let path: String
    /// 1-based.
    package let line: Int
    /// One sentence without a full stop: `scene "Terms" is a TermsViewController`.
    package let fact: String
}
