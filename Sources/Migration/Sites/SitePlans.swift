/// The plans of all sites, one for each thing that sites open.
struct SitePlans {
    private let plans: [ResourceKind: SitePlan]

    init(_ context: RuleContext, dialects: [Dialect], for rules: [any MigrationRule]) {
        let needed = Set(rules.map(\.resource))
        let groups = Dictionary(grouping: dialects.filter { needed.contains($0.resource) }, by: \.resource)
        plans = groups.mapValues { SitePlan(context, dialects: $0) }
    }

    func decisions(of rule: any MigrationRule) -> [Decision] {
        plans[rule.resource].map(rule.decisions) ?? []
    }
}
