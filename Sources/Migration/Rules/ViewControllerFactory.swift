import Patching

/// A class's own static function or property that only makes it from a storyboard goes, in the whole project at once
/// (SEMANTICS.md 3.4). Where a use cannot be changed with it, it stays and its body is rewritten.
struct ViewControllerFactory: MigrationRule {
    let resource = ResourceKind.storyboard
    let description = RuleDescription(
        name: RuleName.viewControllerFactory,
        summary: "a class's own function that only makes it from a storyboard goes, and its callers use the protocol",
        before: """
            final class HomeViewController: UIViewController {
                class func viewController() -> HomeViewController {
                    let storyboard = UIStoryboard(name: "HomeViewController", bundle: nil)
                    return storyboard.instantiateInitialViewController() as! HomeViewController
                }
            }

            let home = HomeViewController.viewController()
            """,
        after: """
            final class HomeViewController: UIViewController, \(Dialect.instantiatable.protocolName) { }

            let home = \(Dialect.instantiatable.callHead(on: "HomeViewController", making: .initialController)))
            """)

    func decisions(in plan: SitePlan) -> [Decision] {
        plan.drafts.indices.compactMap { index in
            plan.drafts[index].site.factory.map { decision(on: index, $0, in: plan) }
        }
    }

    private func decision(on index: Int, _ factory: Factory, in plan: SitePlan) -> Decision {
        var decision = plan.decision(on: index)
        guard case .rewrite(let rewrite) = decision.outcome else { return decision }
        switch plan.factories[index] {
        case .success(let removal)?:
            let consequences = removal.isDeprecation ? rewrite.consequences : plan.consequences(ofRemoving: factory, on: index)
            decision.outcome = .rewrite(
                Fix(edits: removal.edits, safety: removal.isUnsafe ? .unsafe : rewrite.safety, consequences: consequences))
            decision.message += removal.message
        case .failure(let kept)?: decision.message += "; factory-kept: \(kept.cause)"
        case nil: break
        }
        return decision
    }
}
