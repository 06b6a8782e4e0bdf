import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Says which class a call makes, in a dialect whose call does not name it: the type is always written.
struct TypedCall {
    let dialect: Dialect
    let outline: Outline
    let use: ResultUse

    /// The call with its type, where no annotation says it.
    func typed(_ call: NewCall) -> NewCall {
        guard dialect.fixedReceiver != nil, !isAnnotated, let className = use.className else { return call }
        let cast = call.followed(by: " as " + outline.compactText(className))
        return isInParentheses ? cast.preceded(by: "(").followed(by: ")") : cast
    }

    /// The annotation of a constant or variable that had none.
    var annotation: [Edit] {
        guard dialect.fixedReceiver != nil, let variable = plainVariable, let className = use.className else { return [] }
        let end = outline.tokens.code[variable.nameIndex].range.upperBound
        return [Edit(range: SourceRange(path: outline.path, bytes: end..<end), replacement: ": " + outline.compactText(className))]
    }

    private var isAnnotated: Bool {
        if case .condition(let condition) = use.row { return condition.type != nil }
        return plainVariable != nil
    }

    /// The variable that the call is all of, if nothing says its type yet.
    private var plainVariable: VariableDeclaration? {
        guard case .expression = use.row else { return nil }
        return outline.variables.last { variable in
            variable.initializer == use.replaced && variable.type == nil && outline.tokens.kind(variable.nameIndex + 1) == .equal
                && !variable.isCondition
        }
    }

    /// `(… as! X).title`, `(… as? X)!.title`: what follows belongs to the view, not to its type.
    private var isInParentheses: Bool {
        guard plainVariable == nil, outline.tokens.kind(use.replaced.lowerBound) == .leftParen,
            let close = outline.tokens.match(use.replaced.lowerBound)
        else { return false }
        return (close + 1..<use.replaced.upperBound).allSatisfy { outline.tokens.kind($0) == .exclamation }
            && !endsExpression(use.replaced.upperBound)
    }

    private func endsExpression(_ next: Int) -> Bool {
        let ends: [TokenKind?] = [.comma, .rightParen, .rightBracket, .rightBrace, .semicolon, nil]
        return ends.contains(outline.tokens.kind(next)) || outline.tokens.startsLine(next) && outline.tokens.kind(next) != .period
    }
}
