import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// A storyboard, an instantiating call and a cast become one call on the class (SEMANTICS.md 3.1–3.3).
struct StoryboardCall: MigrationRule {
    let description = RuleDescription(
        name: "storyboard-call",
        summary: "a hand-written call that makes a view controller from a storyboard becomes a call on its class",
        before: """
            let storyboard = UIStoryboard(name: "Profile", bundle: nil)
            let profile = storyboard.instantiateInitialViewController() as! ProfileViewController
            """,
        after: "let profile = " + Dialect.instantiatable.callHead(on: "ProfileViewController") + ")")

    func decisions(in context: RuleContext) -> [Decision] {
        let project = context.project
        let sites = SiteAnalyzer(project: project, hierarchy: context.hierarchy, dialect: context.dialect).sites()
        var planner = ConformancePlanner(
            project: project, hierarchy: context.hierarchy, dialect: context.dialect, options: context.options)
        let needs = ClassNeeds(sites, project: project, hierarchy: context.hierarchy, fixedName: planner.fixedName)
        let wanted = sites.filter { context.applies($0.safety) && context.ignoreComment(on: $0) == nil }.compactMap(\.target)
        planner.plan(needs.needs, for: Set(wanted))
        let judge = SiteJudge(context: context, needs: needs, planner: planner)
        let drafts = sites.map { site in
            Draft(site: site, edits: Result { () throws(Obstacle) in try judge.edits(for: site) })
        }
        let removals = BindingRemoval(project: project).consequences(
            of: drafts.indices.compactMap { drafts[$0].vacated(as: $0, in: project) })
        return drafts.indices.map { index in
            decision(on: drafts[index], removals: removals[index] ?? [], judge: judge)
        }
    }

    private func decision(on draft: Draft, removals: [Consequence], judge: SiteJudge) -> Decision {
        var decision = outcome(of: draft, removals: removals, judge: judge)
        decision.evidence = draft.site.evidence
        if case .ambiguous(let paths) = draft.site.scene { decision.basis.ambiguousStoryboards = paths }
        return decision
    }

    private func outcome(of draft: Draft, removals: [Consequence], judge: SiteJudge) -> Decision {
        let outline = judge.context.project.outline(draft.site.file)
        let place = SourceRange(path: outline.path, bytes: outline.tokens.code[draft.site.nameIndex].range)
        switch draft.edits {
        case .failure(let obstacle):
            var decision = Decision(rule: description.name, site: place, outcome: .leave(obstacle.reason), message: obstacle.message)
            decision.crash = draft.site.crash.map { Decision.Crash(reason: $0.reason, message: $0.message) }
            decision.basis.ignoredBy = judge.context.ignoreComment(on: draft.site)
            return decision
        case .success(let edits):
            let fix = Fix(
                edits: edits, safety: draft.site.safety ?? .unsafe, consequences: removals + judge.classConsequences(of: draft.site))
            var decision = Decision(rule: description.name, site: place, outcome: .rewrite(fix), message: judge.message(for: draft.site))
            decision.basis.classes = draft.site.target.map { judge.planner.foundations(of: $0) } ?? []
            decision.basis.needsBundle = draft.site.storyboard?.bundle != .main
            return decision
        }
    }
}

/// A site with its edits, or what stands in their way.
private struct Draft {
    let site: AnalyzedSite
    let edits: Result<[Edit], Obstacle>

    /// The code that goes with the site, for the constants that are used nowhere else.
    func vacated(as decision: Int, in project: Project) -> BindingRemoval.Vacated? {
        guard case .success = edits, let use = site.use, let call = site.site else { return nil }
        var ranges = [use.replaced, call.call]
        if case .identifier(let kept, _) = call.method {
            ranges = ranges.flatMap { [$0.lowerBound..<kept.lowerBound, kept.upperBound..<max(kept.upperBound, $0.upperBound)] }
        }
        if case .condition(let condition) = use.row {
            let names = Set(site.locals.filter { $0.file == site.file }.map(\.nameIndex))
            ranges +=
                ConditionEdit(
                    project: project, outline: project.outline(site.file), site: call, condition: condition, storyboards: names
                ).dropped
        }
        return BindingRemoval.Vacated(decision: decision, file: site.file, ranges: ranges, locals: site.locals)
    }
}
