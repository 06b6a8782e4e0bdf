import SwiftLexing
import SwiftOutline

/// Whether an `if` is an expression, or may be the value of the body that it is alone in: with a second statement there would be none.
struct ConditionalValue {
    let project: Project
    let outline: Outline
    let statement: ConditionalStatement

    private var tokens: TokenList { outline.tokens }
    private var body: Range<Int> { statement.body.lowerBound + 1..<statement.body.upperBound - 1 }

    var isThere: Bool {
        if tokens.kind(statement.keyword - 1) == .equal || tokens.is(statement.keyword - 1, "return") { return true }
        guard let kind = outline.valueOfBody(statement.keyword) else { return false }
        return hasElse ? isWhole && !returns && (kind == .result || mayBeExpression) : isUnusedValue(kind)
    }

    private var hasElse: Bool {
        statement.elseKeyword != nil && statement.elseBody?.count != 2
    }

    /// Whether nothing follows in the body around.
    private var isWhole: Bool {
        let next = outline.pastSemicolons(statement.end)
        return tokens.kind(next) == .rightBrace || tokens.is(next, "case") || tokens.is(next, "default")
    }

    /// An `if` that is an expression holds no `return`, but in closures and functions of its own.
    private var returns: Bool {
        (statement.keyword..<statement.end).contains { index in
            tokens.kind(index) == .keyword && tokens.is(index, "return") && code(around: index) == code(around: statement.keyword)
        }
    }

    private func code(around index: Int) -> Int? {
        outline.scopes(around: index).first { scope in
            switch outline.scopes[scope].kind {
            case .function, .accessors, .closure: true
            default: false
            }
        }
    }

    private var mayBeExpression: Bool {
        if tokens.kind(body.lowerBound) == .keyword, tokens.is(body.lowerBound, "if") || tokens.is(body.lowerBound, "switch") {
            return true
        }
        guard tokens.is(body.lowerBound, "throw") || isExpression else { return false }
        return CallResult(project: project, outline: outline).mayHaveValue(body)
    }

    private func isUnusedValue(_ kind: Outline.ValueOfBody) -> Bool {
        isExpression && (kind == .result || CallResult(project: project, outline: outline).hasValue(body))
    }

    private var isExpression: Bool {
        tokens.expressionEnd(from: body.lowerBound, stopsAtBrace: false) == body.upperBound && !outline.hasAssignment(body)
            && !(tokens.kind(body.lowerBound) == .keyword && Self.statementWords.contains(tokens.text(body.lowerBound)))
    }

    private static let statementWords: Set<String> = ["return", "throw", "break", "continue", "let", "var", "for", "while", "do", "defer"]
}
