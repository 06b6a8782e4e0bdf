import SwiftLexing
import SwiftOutline

/// Reads the `if` or `guard` that binds a site's result.
struct ConditionReader {
    private let reader: ResultUseReader

    init(_ reader: ResultUseReader) {
        self.reader = reader
    }

    private var outline: Outline { reader.outline }
    private var tokens: TokenList { outline.tokens }

    /// - Parameter type: of the bound name, where the new call has another.
    func use(ofBinding variable: VariableDeclaration, className: Range<Int>?, replaced: Range<Int>, type: String? = nil) -> ResultUse {
        func left(_ why: String) -> ResultUse { ResultUse(row: .optional(why), className: className, replaced: replaced) }
        guard case .condition(let index) = variable.place, let statement = conditional(index, binding: variable),
            let condition = statement.conditions.firstIndex(where: { $0.range.contains(variable.nameIndex) })
        else { return left("its statement cannot be read") }
        guard statement.kind != .while, !statement.isElseIf, statement.kind == .guard || statement.elseKeyword == nil || hasHarmlessElse(statement)
        else { return left(Self.description(of: statement)) }
        let site = SiteCondition(statement: index, condition: condition, type: variable.type == nil ? type : nil)
        let traps = DroppedElse(outline: outline, statement: statement).body.map(isTrap) ?? false
        return ResultUse(
            row: .condition(site), className: className, replaced: replaced, need: traps ? .nothing : .evidenceOrUnsafe)
    }

    /// Of an `if`: one that traps, or holds no code, where the site is its only condition.
    private func hasHarmlessElse(_ statement: ConditionalStatement) -> Bool {
        guard let body = statement.elseBody, statement.end == body.upperBound else { return false }
        return body.count == 2 || isTrap(body) && statement.conditions.count == 1
    }

    /// The statement that a variable is a condition of; nil where the outline could not read it to its end.
    private func conditional(_ index: Int, binding variable: VariableDeclaration) -> ConditionalStatement? {
        guard outline.conditionals.indices.contains(index) else { return nil }
        let statement = outline.conditionals[index]
        return statement.keyword < variable.keyword && variable.keyword < statement.end ? statement : nil
    }

    private static func description(of statement: ConditionalStatement) -> String {
        switch statement.kind {
        case .guard: "the 'else' of the 'guard' handles another scene or class"
        case .if: statement.isElseIf ? "the 'else if' is one of several answers" : "the 'else' handles another scene or class"
        case .while: "the 'while let' ends with another scene or class"
        }
    }

    /// Whether a body is nothing but a call that never returns.
    private func isTrap(_ body: Range<Int>) -> Bool {
        guard let inner = outline.singleExpression(ofBody: body.lowerBound), inner.lowerBound == body.lowerBound + 1,
            let chain = CallChain(in: tokens, from: inner.lowerBound, upTo: inner.upperBound), chain.range == inner
        else { return false }
        var links = chain.links
        guard case .call = links.popLast(), let names = outline.names(links), let name = names.last else { return false }
        if ["fatalError", "preconditionFailure"].contains(name) { return names.count == 1 || names == ["Swift", name] }
        guard names.count == 1 || names.count == 2 && ["self", "Self"].contains(names[0]) else { return false }
        return reader.project.neverReturns(name, around: body.lowerBound, in: reader.site.file)
    }
}
