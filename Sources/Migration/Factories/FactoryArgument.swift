import SwiftLexing
import SwiftOutline

/// What the uses of a factory hand to the dialect's call in the factory's place.
struct FactoryArgument {
    private enum Value {
        case none
        /// As it is written, since it means the same everywhere.
        case text(String)
        case constant(KnownString)
    }

    private let value: Value
    private let label: String
    private let project: Project

    var isEmpty: Bool {
        if case .none = value { true } else { false }
    }

    /// - Throws: where the identifier means something in the factory only.
    init(context: RuleContext, factory: Factory, site: AnalyzedSite) throws(FactoryUses.Kept) {
        let hierarchy = context.hierarchy
        project = context.project
        label = context.dialect.identifierLabel
        let outline = project.outline(factory.file)
        guard case .identifier(let expression, _) = site.site?.method else {
            value = .none
            return
        }
        if outline.literalText(expression) != nil {
            value = .text(outline.text(expression))
            return
        }
        var evaluator = Evaluator(project: project, hierarchy: hierarchy)
        let place = ExpressionContext(file: factory.file, selfClass: hierarchy.hasSubclasses(factory.type) ? nil : factory.type)
        guard let known = try? evaluator.string(expression, in: place) else {
            throw FactoryUses.Kept(cause: "its identifier means something in it only")
        }
        value = .constant(known)
    }

    /// Between the parentheses of the call: a constant where the file sees it, else its value.
    func text(in file: Int) throws(FactoryUses.Kept) -> String {
        switch value {
        case .none: return ""
        case .text(let text): return "\(label): \(text)"
        case .constant(let known):
            guard let spelling = known.spelling, project.modules(of: file).isSubset(of: known.modules) else {
                return "\(label): \(ConformancePlanner.literal(known.value))"
            }
            return "\(label): \(spelling)"
        }
    }
}
