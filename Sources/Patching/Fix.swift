/// How sure a fix is.
package enum Safety: String, Comparable, Sendable {
    /// A path that the original handled now traps, or public API goes.
    case unsafe
    /// Compiles if the original did, without a new warning, and does the same whenever the original did not trap.
    case safe

    package static func < (left: Safety, right: Safety) -> Bool {
        left == .unsafe && right == .safe
    }
}

/// Edits that are right only together, in any number of files: applied whole or not at all.
package struct Fix: Hashable, Sendable {
    package let edits: [Edit]
    package let safety: Safety
    package let consequences: [Consequence]

    package init(edits: [Edit], safety: Safety, consequences: [Consequence] = []) {
        self.edits = edits
        self.safety = safety
        self.consequences = consequences
    }
}

/// Edits that follow from fixes. All fixes that name the same key decide together.
///
/// Each fix brings all the edits that it needs; of fixes that are not applied none are taken. Equal edits are one.
package struct Consequence: Hashable, Sendable {
    package enum Needs: Hashable, Sendable {
        /// Every fix that names the key is applied: a binding goes with its last use. Where it overlaps it stays undone.
        case all(of: String)
        /// At least one fix that names the key is applied: a class conforms. Where it overlaps the fix is refused.
        case any(of: String)
    }
    package let edits: [Edit]
    package let needs: Needs

    package init(edits: [Edit], needs: Needs) {
        self.edits = edits
        self.needs = needs
    }
}
