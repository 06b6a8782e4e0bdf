import Migration

/// The text of `explain CODE`.
func explanation(of codes: [CodeExplanation]) -> String {
    codes.map { "\($0.code)\n  \($0.meaning)\n  What to do: \($0.advice)\n" }.joined(separator: "\n")
}

/// The text of `rules`.
func listing(of rules: [RuleDescription]) -> String {
    rules.map { rule in
        "\(rule.name)\n  \(rule.summary)\n\n  before\n\(indented(rule.before))\n  after\n\(indented(rule.after))"
    }.joined(separator: "\n")
}

private func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
}
