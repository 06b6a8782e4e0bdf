import Patching

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

/// What every rule is given.
struct RuleContext: Sendable {
    let project: Project
    let hierarchy: ClassHierarchy
    let dialect: Dialect
    let options: MigrationOptions
    let ignores: IgnoreComments
    let versions: SwiftVersions

    init(_ project: Project, dialect: Dialect, options: MigrationOptions) {
        self.project = project
        self.dialect = dialect
        self.options = options
        hierarchy = ClassHierarchy(project)
        ignores = IgnoreComments(project)
        versions = SwiftVersions(project)
    }

    /// Whether a fix of some safety is applied; none is where there is no fix.
    func applies(_ safety: Safety?) -> Bool {
        safety == .safe || safety == .unsafe && options.appliesUnsafe
    }
}

/// Decides about one kind of site.
protocol MigrationRule: Sendable {
    var description: RuleDescription { get }

    /// Exactly one decision for each site that the rule recognises, in order of place.
    func decisions(in context: RuleContext) -> [Decision]
}
