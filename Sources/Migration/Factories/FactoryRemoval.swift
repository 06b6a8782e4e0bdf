import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// A factory that goes together with all of its uses.
struct FactoryRemoval {
    let fix: Fix
    let message: String

    /// - Parameter rewrite: the fix that rewrites the factory's body and leaves it where it is.
    /// - Throws: why it must stay.
    init(plan: SitePlan, factory: Factory, draft: SiteDraft, rewrite: Fix) throws(FactoryUses.Kept) {
        let context = plan.context
        let project = context.project
        guard rewrite.safety == .safe else { throw FactoryUses.Kept(cause: "its site is not proven") }
        if let cause = FactoryCheck(context: context, factory: factory, site: draft.site).cause() { throw FactoryUses.Kept(cause: cause) }
        let uses = try FactoryUses(context: context, factory: factory).all()
        let arguments = try FactoryArgument(project: project, hierarchy: context.hierarchy, factory: factory, site: draft.site)
        var edits: [Edit] = []
        for use in uses {
            let edit = FactoryUseEdit(context: context, factory: factory, use: use)
            edits += try edit.edits(arguments: try arguments.text(in: use.file))
        }
        let deprecates = context.options.deprecatesFactories
        let declaration = FactoryDeclarationEdit(outline: project.outline(factory.file), factory: factory)
        let own =
            deprecates ? rewrite.edits + [declaration.deprecation(arguments.isEmpty, dialect: context.dialect)] : try declaration.removal()
        let isPublic = ["public", "open"].contains(factory.modifiers.access ?? "")
        fix = Fix(
            edits: own + edits, safety: isPublic && !deprecates ? .unsafe : .safe,
            consequences: deprecates ? rewrite.consequences : plan.judge.classConsequences(of: draft.site))
        let count = uses.count == 1 ? "its one use" : "its \(uses.count) uses"
        message = "; '\(factory.name)' \(deprecates ? "is deprecated" : "goes")\(uses.isEmpty ? "" : " and \(count) with it")"
    }
}
