/// The plans of all sites, one for each thing that sites open.
struct SitePlans {
    private let plans: [ResourceKind: SitePlan]

    init(_ context: RuleContext, dialects: [Dialect], for rules: [any MigrationRule]) {
        let needed = Set(rules.map(\.resource))
        let own = dialects.filter { needed.contains($0.resource) }.map { ($0.resource, SitePlan(context.using($0))) }
        plans = Dictionary(own) { first, _ in first }
    }

    func decisions(of rule: any MigrationRule) -> [Decision] {
        plans[rule.resource].map(rule.decisions) ?? []
    }
}
