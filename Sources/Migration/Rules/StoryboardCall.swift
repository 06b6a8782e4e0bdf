/// A storyboard, an instantiating call and a cast become one call on the class (SEMANTICS.md 3.1–3.3).
struct StoryboardCall: MigrationRule {
    let resource = ResourceKind.storyboard
    let description = RuleDescription(
        name: RuleName.storyboardCall,
        summary: "a hand-written call that makes a view controller from a storyboard becomes a call on its class",
        before: """
            let storyboard = UIStoryboard(name: "Profile", bundle: nil)
            let profile = storyboard.instantiateInitialViewController() as! ProfileViewController
            """,
        after: "let profile = " + Dialect.instantiatable.callHead(on: "ProfileViewController", making: .initialController) + ")")

    func decisions(in plan: SitePlan) -> [Decision] {
        plan.drafts.indices.filter { plan.drafts[$0].site.rule == description.name }.map(plan.decision)
    }
}
