import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// All sites of a project that open storyboards, or all that load nibs, what their classes need together, and the edits at each: what the rules decide upon.
///
/// The rules share one plan, since the sites of a class must agree on one storyboard whichever rule decides about them.
struct SitePlan {
    let context: RuleContext
    let drafts: [SiteDraft]
    /// One for each dialect.
    private let judges: [SiteJudge]
    /// By the draft's index: what becomes of the factory that the site stands in.
    let factories: [Int: Result<FactoryRemoval, FactoryUses.Kept>]
    /// By the draft's index: the constants that go when the sites that use them do.
    private let removals: [Int: [Consequence]]

    /// - Parameter dialects: at least one, all for the same resource and called in the same way.
    init(_ context: RuleContext, dialects: [Dialect]) {
        let shares = DialectShares(Self.sites(context.using(dialects[dialects.count - 1])), dialects: dialects, in: context)
        var judges = dialects.indices.map { index in
            SiteJudge(weighing: shares.sites(of: index), in: context.using(dialects[index]))
        }
        let drafts = shares.sites.map { site, index in
            SiteDraft(site: site, judge: index, edits: Result { () throws(Obstacle) in try judges[index].edits(for: site) })
        }
        removals = BindingRemoval(project: context.project).consequences(
            of: drafts.indices.compactMap { drafts[$0].vacated(as: $0, in: judges[drafts[$0].judge].context) })
        let factories = Self.factories(in: drafts, judges: judges)
        let going = Self.goingMembers(factories, drafts)
        for index in judges.indices { judges[index].goingMembers = going }
        self.factories = factories
        self.context = context
        self.judges = judges
        self.drafts = drafts
    }

    func judge(of draft: SiteDraft) -> SiteJudge { judges[draft.judge] }

    private static func sites(_ context: RuleContext) -> [AnalyzedSite] {
        switch context.dialect.resource {
        case .storyboard: StoryboardAnalyzer(project: context.project, hierarchy: context.hierarchy, dialect: context.dialect).sites()
        case .nib: NibAnalyzer(project: context.project, hierarchy: context.hierarchy, dialect: context.dialect).sites()
        }
    }

    private static func factories(in drafts: [SiteDraft], judges: [SiteJudge]) -> [Int: Result<FactoryRemoval, FactoryUses.Kept>] {
        guard judges.allSatisfy({ $0.context.applies(rule: RuleName.viewControllerFactory) }) else { return [:] }
        let factories = drafts.enumerated().compactMap { index, draft -> (index: Int, factory: Factory)? in
            guard let factory = draft.site.factory, case .success = draft.edits else { return nil }
            return (index, factory)
        }
        let mentions = FactoryMentions(of: Set(factories.map(\.factory.name)), in: judges[0].context.project)
        let found = factories.map { index, factory in
            let draft = drafts[index]
            let removal = Result { () throws(FactoryUses.Kept) in
                try FactoryRemoval(factory, of: draft, mentions: mentions, judge: judges[draft.judge])
            }
            return (index, removal)
        }
        return Dictionary(uniqueKeysWithValues: found)
    }

    private static func goingMembers(
        _ factories: [Int: Result<FactoryRemoval, FactoryUses.Kept>], _ drafts: [SiteDraft]
    ) -> [(file: Int, declaration: Range<Int>)] {
        factories.compactMap { index, result in
            guard case .success(let removal) = result, !removal.isDeprecation, let factory = drafts[index].site.factory else { return nil }
            return (factory.file, factory.declaration)
        }
    }

    /// The decision of the rule that a site belongs to, with the edits at the site alone.
    func decision(on index: Int) -> Decision {
        let draft = drafts[index]
        var decision = outcome(of: draft, removals: removals[index] ?? [])
        decision.evidence = draft.site.evidence
        if case .ambiguous(let paths) = draft.site.scene { decision.basis.ambiguousStoryboards = paths }
        return decision
    }

    /// What follows from the removal of the factory that a site stands in.
    func consequences(ofRemoving factory: Factory, on index: Int) -> [Consequence] {
        let going = factories.compactMap { index, result -> Factory? in
            guard case .success(let removal) = result, !removal.isDeprecation else { return nil }
            return drafts[index].site.factory
        }
        let emptied = EmptiedExtension(of: factory, among: going, in: context.project.outline(factory.file))?.consequence
        let judge = judge(of: drafts[index])
        var callers: [CodePlace] = []
        if case .success(let removal) = factories[index] { callers = removal.users }
        return judge.classConsequences(of: drafts[index].site) + judge.imports(for: callers, of: drafts[index].site)
            + [emptied].compactMap { $0 }
    }

    private func outcome(of draft: SiteDraft, removals: [Consequence]) -> Decision {
        let judge = judge(of: draft)
        let outline = context.project.outline(draft.site.file)
        let place = SourceRange(path: outline.path, bytes: outline.tokens.code[draft.site.nameIndex].range)
        switch draft.edits {
        case .failure(let obstacle):
            var decision = Decision(rule: draft.site.rule, site: place, outcome: .leave(obstacle.reason), message: obstacle.message)
            decision.crash = draft.site.crash.map { Decision.Crash(reason: $0.reason, message: $0.message) }
            decision.basis.ignoredBy = context.ignoreComment(on: draft.site)
            return decision
        case .success(let edits):
            let fix = Fix(
                edits: edits, safety: draft.site.safety ?? .unsafe,
                consequences: removals + judge.classConsequences(of: draft.site) + judge.imports(for: [draft.site.place], of: draft.site))
            var decision = Decision(rule: draft.site.rule, site: place, outcome: .rewrite(fix), message: judge.message(for: draft.site))
            decision.basis.imported = judge.imported(by: draft.site)
            decision.basis.classes = draft.site.target.map { [judge.planner.conformer(of: $0)] } ?? []
            decision.basis.resource = draft.site.kind
            decision.basis.needsBundle = draft.site.opened?.bundle != .main
            return decision
        }
    }
}

/// A site with its edits, or what stands in their way.
struct SiteDraft {
    let site: AnalyzedSite
    /// The index of the dialect that it is judged for.
    let judge: Int
    let edits: Result<[Edit], Obstacle>

    /// The code that goes with the site, for the constants that are used nowhere else.
    func vacated(as decision: Int, in context: RuleContext) -> BindingRemoval.Vacated? {
        let project = context.project
        guard case .success = edits, let use = site.use, let call = site.site else { return nil }
        var ranges = [use.replaced, call.call]
        if case .identifier(let kept, _) = call.method, context.dialect.callsSayIdentifier {
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
