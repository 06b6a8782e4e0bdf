import SwiftLexing
import SwiftOutline

/// Reads what becomes of `… as? X`.
struct OptionalUseReader {
    private let reader: ResultUseReader
    /// The call with its cast.
    private let cast: Range<Int>
    private let className: Range<Int>

    init(_ reader: ResultUseReader, cast: Range<Int>, className: Range<Int>) {
        self.reader = reader
        self.cast = cast
        self.className = className
    }

    private var outline: Outline { reader.outline }
    private var tokens: TokenList { outline.tokens }

    func use() -> ResultUse {
        var inner = cast
        while let parens = reader.parentheses(around: inner) {
            inner = parens
            if tokens.kind(parens.upperBound) == .exclamation {
                let forced = parens.lowerBound..<parens.upperBound + 1
                return ResultUse(row: .expression, className: className, replaced: reader.withoutParentheses(forced))
            }
        }
        if let variable = outline.variables.last(where: { $0.initializer == inner }) { return use(boundTo: variable, inner) }
        return unboundUse(inner)
    }

    private func use(boundTo variable: VariableDeclaration, _ inner: Range<Int>) -> ResultUse {
        if case .condition = variable.place {
            return ConditionReader(reader).use(ofBinding: variable, className: className, replaced: cast, type: inferredType)
        }
        let why = "'\(variable.name)' is an optional"
        if let type = variable.type, reader.isAny(type) { return ResultUse(row: .optional(why), className: className, replaced: cast) }
        let type = outline.compactText(className) + "?"
        let row: ResultUse.Row = variable.type == nil ? .annotated(name: variable.nameIndex, type: type) : .expression
        return ResultUse(row: row, className: className, replaced: inner, need: .evidence(why))
    }

    /// Where the type decides what is made it has to be written.
    private var inferredType: String? { reader.isInferred ? outline.compactText(className) : nil }

    /// Assigned or returned, where the place decides the type; with `??` the other answer goes.
    private func unboundUse(_ inner: Range<Int>) -> ResultUse {
        let why = description(of: inner)
        guard let end = tokens.expressionEnd(from: inner.lowerBound, stopsAtBrace: false),
            end == inner.upperBound || isDefaulted(inner.upperBound..<end)
        else { return ResultUse(row: .optional(why), className: className, replaced: cast) }
        let whole = inner.lowerBound..<end
        let variable = outline.variables.first { $0.initializer == whole && !$0.isCondition }
        let isTyped = variable.map { $0.type.map { !reader.isAny($0) } ?? isSameClass(whole) } ?? false
        guard isTyped || reader.isAssigned(whole) || reader.isResultOfTypedFunction(whole) else {
            return ResultUse(row: .optional(why), className: className, replaced: cast)
        }
        return ResultUse(row: .expression, className: className, replaced: whole, need: .evidence(why))
    }

    /// `as? X ?? X()`: the type is X whatever happens.
    private func isSameClass(_ whole: Range<Int>) -> Bool {
        let call = CallChain(in: tokens, from: whole.upperBound - 3 - className.count + 1, upTo: whole.upperBound)
        guard let call, call.range.upperBound == whole.upperBound, call.links.count == className.count / 2 + 2,
            tokens.is(call.range.lowerBound - 1, "??")
        else { return false }
        return outline.compactText(call.range) == outline.compactText(className) + "()"
    }

    /// `?? a ?? b`, with no other operator at its level.
    private func isDefaulted(_ rest: Range<Int>) -> Bool {
        guard tokens.is(rest.lowerBound, "??") else { return false }
        var index = rest.lowerBound
        while index < rest.upperBound {
            switch tokens.kind(index) {
            case .leftParen, .leftBracket, .leftBrace, .stringOpen: index = (tokens.match(index) ?? index) + 1
            case .infixOperator where !tokens.is(index, "??"), .infixQuestion, .equal: return false
            default: index += 1
            }
        }
        return true
    }

    private func description(of expression: Range<Int>) -> String {
        let next = expression.upperBound
        if tokens.is(next, "??") { return "'??' has an answer for another scene or class" }
        if tokens.kind(expression.lowerBound - 1) == .equal { return "the result of 'as?' is assigned, nil included" }
        if reader.isKeyword(expression.lowerBound - 1, "return") { return "the result of 'as?' is returned, nil included" }
        if tokens.kind(next) == .postfixQuestion { return "the code goes on with '?.' only where the class is right" }
        return "'as?' is part of a larger expression"
    }
}

extension VariableDeclaration {
    var isCondition: Bool {
        if case .condition = place { true } else { false }
    }
}
