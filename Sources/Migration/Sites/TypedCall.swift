import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Says which class a call makes, in a dialect whose call does not name it: the type is always written.
struct TypedCall {
    let dialect: Dialect
    let outline: Outline
    let use: ResultUse
    /// The class, where the code does not name it.
    let drawn: String

    private var className: String { use.className.map(outline.compactText) ?? drawn }

    /// The call with its type, where no annotation says it.
    func typed(_ call: NewCall) -> NewCall {
        guard dialect.fixedReceiver != nil, !isAnnotated else { return call }
        let cast = call.followed(by: " as " + className)
        return isOperand ? cast.preceded(by: "(").followed(by: ")") : cast
    }

    /// The annotation of a constant or variable that had none.
    var annotation: [Edit] {
        guard dialect.fixedReceiver != nil, let variable = plainVariable else { return [] }
        let end = outline.tokens.code[variable.nameIndex].range.upperBound
        return [Edit(range: SourceRange(path: outline.path, bytes: end..<end), replacement: ": " + className)]
    }

    private var isAnnotated: Bool {
        if case .condition(let condition) = use.row { return condition.type == className }
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
    private var isOperand: Bool {
        outline.tokens.continues(at: use.replaced.upperBound) || isInParentheses && !endsExpression(use.replaced.upperBound)
    }

    private var isInParentheses: Bool {
        guard outline.tokens.kind(use.replaced.lowerBound) == .leftParen, let close = outline.tokens.match(use.replaced.lowerBound) else {
            return false
        }
        return (close + 1..<use.replaced.upperBound).allSatisfy { outline.tokens.kind($0) == .exclamation }
    }

    private func endsExpression(_ next: Int) -> Bool {
        let ends: [TokenKind?] = [.comma, .rightParen, .rightBracket, .rightBrace, .semicolon, nil]
        return ends.contains(outline.tokens.kind(next)) || outline.tokens.startsLine(next) && outline.tokens.kind(next) != .period
    }
}

extension TokenList {
    /// Whether a token goes on with the expression in front of it: a member, a call, a subscript, also under `#if`.
    func continues(at index: Int) -> Bool {
        switch kind(index) {
        case .period, .postfixQuestion, .exclamation: true
        case .leftBracket, .leftParen: !startsLine(index)
        default: text(index) == "#if"
        }
    }
}
