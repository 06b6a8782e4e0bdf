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
    /// The label with its colon, or nothing.
    private let head: String
    private let context: RuleContext
    private let factory: Factory

    var isEmpty: Bool {
        if case .none = value { true } else { false }
    }

    /// - Throws: where the identifier means something in the factory only.
    init(context: RuleContext, factory: Factory, site: AnalyzedSite) throws(FactoryUses.Kept) {
        let hierarchy = context.hierarchy
        let project = context.project
        self.context = context
        self.factory = factory
        head = context.dialect.functions[.identifiedController]?.argumentHead ?? ""
        let outline = project.outline(factory.file)
        guard case .identifier(let expression, _) = site.site?.method, context.dialect.callsSayIdentifier else {
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

    /// Between the parentheses of the call: a constant where the use sees the same one, else its value.
    func text(at use: FactoryUse) -> String {
        switch value {
        case .none: return ""
        case .text(let text): return head + text
        case .constant(let known):
            guard let spelling = known.spelling, context.project.modules(of: use.file).isSubset(of: known.modules),
                isSame(spelling, at: use)
            else { return head + ConformancePlanner.literal(known.value) }
            return head + spelling
        }
    }

    /// Whether the first name of a spelling means at a use what it means in the factory.
    private func isSame(_ spelling: String, at use: FactoryUse) -> Bool {
        let project = context.project
        let head = String(spelling.prefix { $0 != "." }).filter { $0 != "`" }
        let scope = NameScope(project: project, hierarchy: context.hierarchy, file: use.file, index: use.nameIndex)
        guard project.outline(use.file).binding(of: head, at: use.nameIndex) == nil, !scope.isValue(head),
            case .project(let here) = project.type(named: head, file: use.file, at: use.nameIndex),
            case .project(let there) = project.type(named: head, file: factory.file, at: factory.body.lowerBound)
        else { return false }
        return here == there
    }
}
