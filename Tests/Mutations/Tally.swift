/// What was run and what it found.
struct Tally: Sendable {
    var mutants = 0
    var edited = 0
    var comparisons = 0
    /// Broken laws, and files that the parser took before and does not take after. Each begins with the case, the file, the place and
    /// the damage.
    var failures: [String] = []
    /// Files that the parser did not take before, either, and has more against after.
    var aggravations: [String] = []

    static func += (left: inout Tally, right: Tally) {
        left.mutants += right.mutants
        left.edited += right.edited
        left.comparisons += right.comparisons
        left.failures += right.failures
        left.aggravations += right.aggravations
    }
}
