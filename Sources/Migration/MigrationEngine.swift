import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Runs the rules over a project and makes one plan of their fixes. Pure: it reads no disk, prints nothing and writes nothing.
package struct MigrationEngine {
    /// The rules in the order in which they decide.
    package static var ruleDescriptions: [RuleDescription] { allRules.map(\.description) }

    package static func outcome(for input: MigrationInput, options: MigrationOptions) -> MigrationOutcome {
        MigrationEngine(input, options).outcome()
    }

    private let input: MigrationInput
    private let context: RuleContext
    /// The rules' decisions, before fixes are weighed against each other.
    private let proposals: [Decision]
    /// What `check` finds apart from those decisions: a crash waits whether its rule takes part or not.
    private let findings: [Finding]

    /// Reads what the rules ask for, and decides again until nothing new is asked for.
    private init(_ input: MigrationInput, _ options: MigrationOptions) {
        self.input = input
        let dialects = Self.dialects(options)
        let read = options.checks ? Self.withOthers(dialects) : dialects
        let found = SourceReader(
            input.swiftFiles, dialects: read, wanted: options.declaration.existingFile, jobs: options.jobs)
        let isNeeded = options.checks || !found.siteFiles.isEmpty
        let (build, sites) = concurrently(
            jobs: options.jobs, { BuildReading(isNeeded ? input : MigrationInput(swiftFiles: []), jobs: options.jobs) },
            { isNeeded ? found.withSites() : found })
        var reader = sites
        var others = OtherReaders(isNeeded ? input : MigrationInput(swiftFiles: []), jobs: options.jobs)
        var asksForMore: Bool
        let rules = allRules.filter { options.applies($0.description.name) }
        var context: RuleContext
        var proposals: [Decision]
        var findings: [Finding]
        repeat {
            let project = Project(input, reading: reader, others: others, build: build)
            context = RuleContext(project, dialect: dialects[0], options: options)
            let plans = SitePlans(context, dialects: dialects, for: options.checks ? allRules : rules)
            proposals = rules.flatMap(plans.decisions).map { $0.counted(as: options.safety[$0.rule]) }
            let idle = options.checks ? allRules.filter { !options.applies($0.description.name) }.flatMap(plans.decisions) : []
            findings = options.checks ? FindingCollector(context: context, dialects: read).findings(apartFrom: idle) : []
            asksForMore = reader.read(project.requests)
            asksForMore = others.read(project.requests) || asksForMore
        } while asksForMore
        self.context = context
        var cuts = IndentationCuts(context.project)
        self.proposals = proposals.map { cuts.cut($0) }
        self.findings = findings
    }

    /// With the protocol called as the options say.
    private static func dialects(_ options: MigrationOptions) -> [Dialect] {
        options.dialects.map { dialect in
            let name = dialect.resource == .storyboard ? options.protocolName : options.nibProtocolName
            guard let name, dialect.origin == .generated else { return dialect }
            var renamed = dialect
            renamed.protocolName = name
            return renamed
        }
    }

    /// With those that an earlier run may have been for: what it wrote is checked whichever dialect is asked for now.
    private static func withOthers(_ dialects: [Dialect]) -> [Dialect] {
        dialects + Dialect.builtIn.filter { other in !dialects.contains { $0.name == other.name && $0.protocolName == other.protocolName } }
    }

    private func outcome() -> MigrationOutcome {
        var decisions = proposals
        var draft = plan(decisions)
        while let withdrawn = withdraw(draft, from: decisions) {
            decisions = withdrawn
            draft = plan(decisions)
        }
        return MigrationOutcome(
            decisions: decisions.sorted { $0.site < $1.site }, changes: draft.plan.changes,
            diagnostics: diagnostics(decisions) + draft.problems,
            filesToAdd: draft.toAdd,
            findings: context.options.checks ? FindingCollector(context: context, dialects: []).findings(of: decisions) + findings : [],
            unmetDependencies: LibraryDemand(project: context.project).unmet(by: draft.applied.map { decisions[$0] }))
    }

    private struct Draft {
        let plan: EditPlan
        /// The indices of the decisions whose fixes are made.
        let applied: [Int]
        /// For each fix of the plan the indices of the decisions that rest on it: one, or all that need a declaration file.
        let decisionsOfFix: [[Int]]
        let toAdd: [String]
        /// Of the project files.
        let problems: [Diagnostic]
    }

    private func plan(_ decisions: [Decision]) -> Draft {
        var fixes: [Fix] = []
        var decisionsOfFix: [[Int]] = []
        var declined: Set<Int> = []
        for (index, decision) in decisions.enumerated() {
            guard case .rewrite(let fix) = decision.outcome else { continue }
            if !context.options.applies(fix.safety) { declined.insert(fixes.count) }
            fixes.append(fix)
            decisionsOfFix.append([index])
        }
        let first = EditPlan(files: files(without: []), fixes: fixes, declined: declined)
        let applied = fixes.indices.filter { !declined.contains($0) && first.refused[$0] == nil }.flatMap { decisionsOfFix[$0] }
        let planner = declarationPlanner(for: applied.map { decisions[$0] })
        let declarations = planner.planned()
        for declaration in declarations {
            fixes.append(Fix(edits: declaration.edits, safety: .safe))
            decisionsOfFix.append(applied.filter { !declaration.classes.isDisjoint(with: decisions[$0].basis.classes) })
        }
        let membership = ProjectMembership(of: declarations, in: context.project)
        if !membership.edits.isEmpty {
            fixes.append(Fix(edits: membership.edits, safety: .safe))
            decisionsOfFix.append([])
        }
        let created = declarations.filter(\.isCreated).map(\.path)
        let whole = declarations.isEmpty ? first : EditPlan(files: files(without: created), fixes: fixes, declined: declined)
        let toAdd = declarations.filter { !$0.isCompiled }.map(\.path).filter { !membership.joined.union(membership.takenUp).contains($0) }
        return Draft(
            plan: whole, applied: applied, decisionsOfFix: decisionsOfFix, toAdd: toAdd, problems: membership.problems + planner.notes())
    }

    /// A file to be created is none of the project's: where there is one, who writes finds out and stops.
    private func files(without created: [String]) -> [SourceFile] {
        input.swiftFiles.indices.filter { context.project.outlines[$0] != nil }.map { input.swiftFiles[$0].source }
            .filter { !created.contains($0.path) } + input.buildFiles.map(\.source)
    }

    private func declarationPlanner(for applied: [Decision]) -> DeclarationPlanner {
        let demands = Self.dialects(context.options).map { dialect in
            let own = applied.filter { $0.basis.resource == dialect.resource }
            return DeclarationDemand(
                context: context.using(dialect), classes: Set(own.flatMap(\.basis.classes)),
                bundled: Set(own.filter(\.basis.needsBundle).flatMap(\.basis.classes)))
        }
        return DeclarationPlanner(demands: demands.filter { !$0.classes.isEmpty })
    }

    /// The decisions without those whose fixes overlap others or spoil a file; nil when all is well.
    private func withdraw(_ draft: Draft, from before: [Decision]) -> [Decision]? {
        var decisions = before
        for (fix, place) in draft.plan.refused {
            for index in draft.decisionsOfFix[fix] {
                decisions[index] = decisions[index].left(.overlaps, "another fix edits \(place.path) at the same place")
            }
        }
        let spoiled = Set(draft.plan.changes.filter(isSpoiled).map(\.path))
        for index in decisions.indices where !spoiled.isEmpty {
            guard case .rewrite(let fix) = decisions[index].outcome, fix.touches(spoiled) else { continue }
            decisions[index] = decisions[index].left(.fixWithdrawn, "the edited file would no longer read as Swift")
        }
        let isWithdrawn = zip(before, decisions).contains { $0.isRewrite && !$1.isRewrite }
        return isWithdrawn ? keepingBindings(of: before, in: decisions) : nil
    }

    /// What goes only with all of some fixes stays when one of them is not made after all.
    private func keepingBindings(of before: [Decision], in decisions: [Decision]) -> [Decision] {
        let dropped = zip(before, decisions).filter { $0.isRewrite && !$1.isRewrite }
        let kept = Set(dropped.flatMap { before, _ in before.jointConsequences })
        return decisions.map { decision in
            guard case .rewrite(let fix) = decision.outcome else { return decision }
            var result = decision
            let consequences = fix.consequences.filter { !kept.contains($0.needs) }
            result.outcome = .rewrite(Fix(edits: fix.edits, safety: fix.safety, consequences: consequences))
            return result
        }
    }

    /// Whether an edited file holds problems that it did not hold before.
    private func isSpoiled(_ change: FileChange) -> Bool {
        guard change.path.hasSuffix(".swift") else { return false }
        return !Outline(TokenList(SourceFile(path: change.path, bytes: change.newBytes))).problems.isEmpty
    }

    private func diagnostics(_ decisions: [Decision]) -> [Diagnostic] {
        let withdrawn = decisions.compactMap { decision -> Diagnostic? in
            guard case .leave(.fixWithdrawn) = decision.outcome else { return nil }
            return Diagnostic(
                severity: .error, path: decision.site.path, line: nil, code: Reason.fixWithdrawn.code, message: decision.message)
        }
        let all = FileDiagnostics(context: context, decisions: decisions).all() + withdrawn
        return all.sorted { ($0.path, $0.line ?? 0, $0.code) < ($1.path, $1.line ?? 0, $1.code) }
    }
}

extension Decision {
    fileprivate var isRewrite: Bool {
        if case .rewrite = outcome { true } else { false }
    }

    /// The keys of the consequences that need other fixes too.
    fileprivate var jointConsequences: [Consequence.Needs] {
        guard case .rewrite(let fix) = outcome else { return [] }
        return fix.consequences.map(\.needs).filter { if case .all = $0 { true } else { false } }
    }
}

extension Fix {
    /// Whether the fix, or anything that follows from it, edits one of some files.
    fileprivate func touches(_ paths: Set<String>) -> Bool {
        (edits + consequences.flatMap(\.edits)).contains { paths.contains($0.range.path) }
    }
}
