import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// A factory that goes together with all of its uses, or stays as a deprecated one that nobody uses.
struct FactoryRemoval {
    let edits: [Edit]
    let message: String
    /// Public API goes, or a site that is not proven.
    let isUnsafe: Bool
    /// The declaration stays.
    let isDeprecation: Bool
    /// Where the new calls stand.
    let users: [CodePlace]

    /// - Throws: why it must stay.
    init(_ factory: Factory, of draft: SiteDraft, mentions: FactoryMentions, judge: SiteJudge) throws(FactoryUses.Kept) {
        let context = judge.context
        let project = context.project
        guard draft.site.safety == .safe, case .success(let own) = draft.edits else {
            throw FactoryUses.Kept(cause: "its site is not proven")
        }
        if let cause = FactoryCheck(context: context, factory: factory, site: draft.site).cause() { throw FactoryUses.Kept(cause: cause) }
        let uses = try FactoryUses(context: context, factory: factory, mentions: mentions).all()
        let arguments = try FactoryArgument(context: context, factory: factory, site: draft.site)
        var changed: [Edit] = []
        let made = draft.site.site?.method.made ?? .initialController
        for use in uses {
            if let why = judge.unseen(factory.type, at: use.nameIndex, in: use.file) { throw FactoryUses.Kept(cause: why) }
            changed += try FactoryUseEdit(context: context, factory: factory, use: use, made: made)
                .edits(arguments: arguments.text(at: use))
        }
        users = uses.map { CodePlace(file: $0.file, index: $0.nameIndex) }
        isDeprecation = context.options.deprecatesFactories
        let declaration = FactoryDeclarationEdit(
            outline: project.outline(factory.file), factory: factory,
            isGivenMembers: !(judge.planner.planned[factory.type] ?? []).isEmpty)
        edits =
            changed
            + (isDeprecation ? own + [declaration.deprecation(making: made, dialect: context.dialect)] : try declaration.removal())
        isUnsafe =
            ["public", "open"].contains(project.access(of: factory) ?? "") && project.isVisibleOutside(factory.type) && !isDeprecation
        let count = uses.isEmpty ? "nobody uses it" : uses.count == 1 ? "its one use is rewritten" : "its \(uses.count) uses are rewritten"
        message = "; '\(factory.name)' \(isDeprecation ? "is deprecated" : "goes"), \(count)"
    }
}
