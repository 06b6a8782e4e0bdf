/// What was run and what it found.
struct Tally: Sendable {
    var mutants = 0
    var edited = 0
    var comparisons = 0
    /// Broken laws, and files of which the parser reports more errors after the edits than before. Each begins with the case, the
    /// file, the place and the damage.
    var failures: [String] = []

    static func += (left: inout Tally, right: Tally) {
        left.mutants += right.mutants
        left.edited += right.edited
        left.comparisons += right.comparisons
        left.failures += right.failures
    }
}
