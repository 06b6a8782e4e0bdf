/// A call that loads a nib, the first of its objects and a cast become one call that the class's type decides (SEMANTICS.md 4).
struct NibView: MigrationRule {
    let resource = ResourceKind.nib
    let description = RuleDescription(
        name: RuleName.nibView,
        summary: "a hand-written call that makes a view from a nib becomes a call that finds the nib by the view's class",
        before: """
            let badge = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
            """,
        after: "let badge: BadgeView = " + Dialect.nibLoadable.callHead(on: "", making: .view) + ")")

    func decisions(in plan: SitePlan) -> [Decision] {
        plan.drafts.indices.map(plan.decision)
    }
}
