import SourceText
import SwiftLexing
import SwiftOutline

/// Whether a factory's body is a site and what leads to it, and nothing else.
struct FactoryBody {
    let context: RuleContext
    let factory: Factory
    let site: AnalyzedSite

    private var project: Project { context.project }
    private var outline: Outline { project.outline(factory.file) }
    private var tokens: TokenList { outline.tokens }
    private var inside: Range<Int> { factory.body.lowerBound + 1..<factory.body.upperBound - 1 }

    /// Why it is more; nil where it is not.
    func cause() -> String? {
        if Layout(outline: outline).comments(in: outline.bytes(factory.declaration)).contains(where: { !outline.isDirective($0) }) {
            return "a comment in it would be lost"
        }
        guard let use = site.use, let made = statement(of: use) else { return "it does more than make the controller" }
        let bindings = site.locals.union(localsOfIdentifier).filter { $0.file == factory.file }.compactMap { local in
            outline.variables.first { $0.nameIndex == local.nameIndex && inside.contains($0.nameIndex) }
        }
        let statements = bindings.map(outline.wholeStatement) + made
        let rest = inside.filter { index in tokens.kind(index) != .semicolon && !statements.contains { $0.contains(index) } }
        return rest.isEmpty ? nil : "it does more than make the controller"
    }

    /// The constants that the identifier is found out through.
    private var localsOfIdentifier: Set<LocalConstant> {
        guard case .identifier(let expression, _) = site.site?.method else { return [] }
        var evaluator = Evaluator(project: project, hierarchy: context.hierarchy)
        _ = try? evaluator.string(expression, in: ExpressionContext(file: factory.file))
        return evaluator.locals
    }

    /// The statements that make the controller and give it away; nil where it is used for more.
    private func statement(of use: ResultUse) -> [Range<Int>]? {
        if case .condition(let condition) = use.row {
            let statement = outline.conditionals[condition.statement]
            guard statement.kind == .guard, statement.conditions.count == 1,
                case .binding(let variable, _) = statement.conditions[0]
            else { return nil }
            return with(statement.keyword..<statement.end, returning: outline.variables[variable].name)
        }
        if let variable = outline.variables.last(where: { $0.initializer == use.replaced }) {
            return variable.declaratorCount == 1 ? with(variable.statement, returning: variable.name) : nil
        }
        let start = tokens.is(use.replaced.lowerBound - 1, "return") ? use.replaced.lowerBound - 1 : use.replaced.lowerBound
        return [start..<use.replaced.upperBound]
    }

    /// A constant's statement and the `return` of it right behind.
    private func with(_ statement: Range<Int>, returning name: String) -> [Range<Int>]? {
        let next = outline.pastSemicolons(statement.upperBound)
        guard tokens.is(next, "return"), tokens.kind(next + 1) == .identifier, outline.name(next + 1) == name else { return nil }
        return [statement, next..<next + 2]
    }
}

extension Outline {
    /// A local's declaration; the `guard` that binds it.
    fileprivate func wholeStatement(_ variable: VariableDeclaration) -> Range<Int> {
        guard case .condition(let index) = variable.place, conditionals.indices.contains(index), conditionals[index].conditions.count == 1
        else { return variable.statement }
        return conditionals[index].keyword..<conditionals[index].end
    }
}
