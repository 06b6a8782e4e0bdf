/// A rule as its users see it: its name, one line, and an example.
package struct RuleDescription: Sendable {
    package let name: String
    package let summary: String
    package let before: String
    package let after: String

    package init(name: String, summary: String, before: String, after: String) {
        self.name = name
        self.summary = summary
        self.before = before
        self.after = after
    }
}
