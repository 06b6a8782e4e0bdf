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

/// The names of the rules, as `--only` takes them: a site knows which rule it belongs to.
enum RuleName {
    static let storyboardCall = "storyboard-call"
    static let nibView = "nib-view"
    static let viewControllerFactory = "view-controller-factory"
}

/// What every rule is given.
struct RuleContext: Sendable {
    let project: Project
    let hierarchy: ClassHierarchy
    private(set) var dialect: Dialect
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

    /// The same for another dialect.
    func using(_ dialect: Dialect) -> RuleContext {
        var context = self
        context.dialect = dialect
        return context
    }

    /// Whether a rule takes part.
    func applies(rule: String) -> Bool {
        options.applies(rule)
    }

    /// Whether a rule's own fix of some safety is applied; none is where there is no fix.
    func applies(_ own: Safety?, of rule: String) -> Bool {
        own.map { options.applies(options.safety(of: rule, own: $0)) } ?? false
    }
}

/// Decides about one kind of site.
protocol MigrationRule: Sendable {
    var description: RuleDescription { get }
    /// What its sites open.
    var resource: ResourceKind { get }

    /// Exactly one decision for each site that the rule recognises, in order of place.
    func decisions(in plan: SitePlan) -> [Decision]
}
