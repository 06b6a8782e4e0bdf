import SwiftLexing
import SwiftOutline

/// Reads what becomes of a result that no cast and no annotation gives a class: the Interface Builder file does.
///
/// Its static type stays what it was, so that no overload and no inferred type changes †.
struct UntypedUseReader {
    private let reader: ResultUseReader
    /// The call with what unwraps it.
    private let operand: Range<Int>

    init(_ reader: ResultUseReader, operand: Range<Int>) {
        self.reader = reader
        self.operand = operand
    }

    private var outline: Outline { reader.outline }
    private var tokens: TokenList { outline.tokens }

    /// - Throws: `class-unknown` where nothing could take the place of the call without changing a type.
    func use() throws(Obstacle) -> ResultUse {
        let whole = reader.withoutParentheses(operand)
        let variable = outline.variables.last { $0.initializer == whole }
        let unknown = unknown(variable)
        if let variable {
            if let type = variable.type, reader.isAny(type), staticType.hasSuffix("?") { throw unknown }
            if variable.type == nil { try checkTypeHasName() }
            return use(boundTo: variable, whole, unknown.message)
        }
        let isWhole = tokens.expressionEnd(from: whole.lowerBound, stopsAtBrace: false) == whole.upperBound
        guard isWhole else { throw unknown }
        let decides = reader.isAssigned(whole) || reader.isResultOfTypedFunction(whole) || isArgumentOfUIKit(whole)
        guard decides || isElement(whole) || isBranch(whole) || isResultOfClosure(whole) else { throw unknown }
        if !decides { try checkTypeHasName() }
        return ResultUse(
            row: decides ? .expression : .upcast(staticType), className: nil, replaced: whole, need: .evidence(unknown.message))
    }

    /// - Throws: where the static type would have to be written in a file that cannot name it.
    private func checkTypeHasName() throws(Obstacle) {
        guard !reader.project.canName(foreign: reader.typeWithoutCast, at: operand.lowerBound, in: reader.site.file) else { return }
        throw Obstacle(.classUnknown, "its type would have to be written, and '\(reader.typeWithoutCast)' has no name in this file")
    }

    private func use(boundTo variable: VariableDeclaration, _ whole: Range<Int>, _ why: String) -> ResultUse {
        if variable.isCondition {
            return ConditionReader(reader).use(ofBinding: variable, className: nil, replaced: whole, type: reader.typeWithoutCast)
        }
        return ResultUse(row: .of(variable, type: staticType), className: nil, replaced: whole, need: .evidence(why))
    }

    private func unknown(_ variable: VariableDeclaration?) -> Obstacle {
        guard let type = variable?.type else {
            return Obstacle(.classUnknown, "neither a cast nor an annotation says which class this makes")
        }
        return Obstacle(.classUnknown, "there is no cast, and '\(outline.text(type))' does not say which class this makes")
    }

    /// The type that the compiler finds for the call.
    private var staticType: String {
        let isForced = tokens.kind(operand.upperBound - 1) == .exclamation
        let isChained = reader.site.receiver.contains { if case .optional = $0 { true } else { false } }
        return reader.typeWithoutCast + (!isForced && (reader.site.method == .initial || isChained) ? "?" : "")
    }

    /// An argument, or an element of an array or tuple.
    private func isElement(_ expression: Range<Int>) -> Bool {
        switch tokens.kind(expression.lowerBound - 1) {
        case .leftParen, .leftBracket, .comma, .colon: break
        default: return false
        }
        switch tokens.kind(expression.upperBound) {
        case .rightParen, .rightBracket, .comma:
            return outline.enclosingBracket(of: expression.lowerBound).map { tokens.kind($0) != .leftBrace } ?? false
        default: return false
        }
    }

    /// `a ? call : call`
    private func isBranch(_ expression: Range<Int>) -> Bool {
        if tokens.kind(expression.lowerBound - 1) == .infixQuestion { return true }
        guard tokens.kind(expression.lowerBound - 1) == .colon else { return false }
        let bracket = outline.enclosingBracket(of: expression.lowerBound)
        let before = (0..<expression.lowerBound - 1).reversed().prefix {
            !tokens.startsLine($0 + 1) || tokens.bindsAcrossLine($0 + 1, inTernary: true)
        }
        return before.contains { tokens.kind($0) == .infixQuestion && outline.enclosingBracket(of: $0) == bracket }
    }

    /// The whole of a closure, or what it returns.
    private func isResultOfClosure(_ expression: Range<Int>) -> Bool {
        guard let scope = outline.scopes(around: expression.lowerBound).first, case .closure(let closure) = outline.scopes[scope].kind
        else {
            return false
        }
        let start = tokens.is(expression.lowerBound - 1, "return") ? expression.lowerBound - 1 : expression.lowerBound
        return closure.bodyStart == start && outline.pastSemicolons(expression.upperBound) == outline.scopes[scope].range.upperBound - 1
    }

    /// An argument of one of UIKit's own methods, which have no overloads that the type could choose from.
    private func isArgumentOfUIKit(_ expression: Range<Int>) -> Bool {
        guard isElement(expression), let bracket = outline.enclosingBracket(of: expression.lowerBound) else { return false }
        let isArray = tokens.kind(bracket) == .leftBracket
        let parens = isArray ? outline.enclosingBracket(of: bracket) ?? bracket : bracket
        guard tokens.kind(parens) == .leftParen, tokens.kind(parens - 1) == .identifier, let close = tokens.match(parens) else {
            return false
        }
        let name = outline.name(parens - 1)
        let labels = outline.arguments(parens..<close + 1).map { $0.label ?? "_" }
        let isKnown =
            isArray ? name == "setViewControllers" && labels.first == "_" : Self.methods[name].map { $0.contains(labels) } ?? false
        return isKnown && reader.project.members.named(name).allSatisfy { if case .function = $0 { false } else { true } }
    }

    private static let methods: [String: [[String]]] = [
        "present": [["_", "animated"], ["_", "animated", "completion"]],
        "presentViewController": [["_", "animated", "completion"]],
        "pushViewController": [["_", "animated"]],
        "show": [["_", "sender"]],
        "showDetailViewController": [["_", "sender"]],
        "addChild": [["_"]],
        "addChildViewController": [["_"]],
    ]
}
