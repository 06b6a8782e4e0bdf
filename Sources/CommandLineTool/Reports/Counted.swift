/// A number and its noun: `1 site`, `2 sites`.
func counted(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
}

/// Several things as one: "a, b and c".
func inWords(_ things: [String]) -> String {
    guard let last = things.last, things.count > 1 else { return things.joined() }
    return things.dropLast().joined(separator: ", ") + " and " + last
}
