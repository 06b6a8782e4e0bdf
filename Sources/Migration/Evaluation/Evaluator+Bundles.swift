import SwiftLexing
import SwiftOutline

extension Evaluator {
    /// The bundle that an expression stands for.
    /// - Throws: `bundle-expression` where it is none of those that a class can name for itself.
    mutating func bundle(_ expression: Range<Int>, in context: ExpressionContext) throws(Obstacle) -> KnownBundle {
        let outline = project.outline(context.file)
        let text = outline.compactText(expression)
        if text == "nil" { return .main }
        let isHidden = ["Bundle", "NSBundle"].contains { project.isHidden($0, from: context.file, at: expression.lowerBound) }
        guard !isHidden else { throw unknownBundle(text) }
        if Self.mainBundles.contains(text) { return .main }
        if Self.moduleBundles.contains(text) {
            guard let module = project.modules(of: context.file).sorted().first else { throw unknownBundle(text) }
            return .ofModule(module)
        }
        guard let chain = chain(expression, in: context.file) else { throw unknownBundle(text) }
        if case .name(let name) = chain.links[0], chain.links.count == 1 { return try namedBundle(name, in: context) }
        if let type = try bundleClass(chain, in: context) { return .ofClass(type) }
        throw unknownBundle(text)
    }

    private static let mainBundles: Set<String> = [
        "nil", ".main", "Bundle.main", "Foundation.Bundle.main", "NSBundle.mainBundle()", ".mainBundle()", "Bundle?.none", ".none",
    ]
    private static let moduleBundles: Set<String> = [".module", "Bundle.module", "Foundation.Bundle.module"]

    private func unknownBundle(_ text: String) -> Obstacle {
        Obstacle(.bundleExpression, "the bundle '\(text)' cannot be said by the class itself")
    }

    private mutating func namedBundle(_ name: Int, in context: ExpressionContext) throws(Obstacle) -> KnownBundle {
        let text = project.outline(context.file).name(name)
        if let argument = context.arguments[text] { return try bundle(argument.expression, in: argument.context) }
        guard let local = try localInitializer(name, in: context, else: .bundleExpression), let initializer = local.initializer else {
            throw unknownBundle(text)
        }
        return try bundle(initializer, in: context)
    }

    /// `Bundle(for: X.self)`
    private mutating func bundleClass(_ chain: CallChain, in context: ExpressionContext) throws(Obstacle) -> Int? {
        let outline = project.outline(context.file)
        var names = chain.links
        guard case .call(let parens) = names.popLast(), let written = outline.names(names) else { return nil }
        let isBundle =
            chain.isImplicitMember
            ? written == ["init"] : [["Bundle"], ["NSBundle"], ["Bundle", "init"], ["Foundation", "Bundle"]].contains(written)
        let arguments = outline.arguments(parens)
        guard isBundle, arguments.count == 1, arguments[0].label == "for" || arguments[0].label == "forClass" else { return nil }
        do {
            return try describedType(arguments[0].value, in: context)
        } catch {
            throw Obstacle(.bundleExpression, "the class of '\(outline.text(chain.range))' is not known here: \(error.message)")
        }
    }
}
