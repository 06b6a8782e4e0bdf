import SwiftLexing
import SwiftOutline

/// How a site's result is used: the rows of SEMANTICS.md 3.2.
struct ResultUse: Sendable {
    enum Row: Sendable, Hashable {
        /// `… as! X`, or no cast where the type is written out: the expression alone is replaced.
        case expression
        /// `guard let vc = … as? X else { trap }`: index of the statement.
        case guardThatTraps(Int)
        /// `if let vc = … as? X { … } else { trap }`
        case ifThatTraps(Int)
        /// As an optional in some other way, said in words.
        case optional(String)
    }

    let row: Row
    /// The code indices of the class's name as written; nil where no class is.
    let className: Range<Int>?
    /// The code indices of what is replaced by the new call.
    let replaced: Range<Int>
}

/// Reads how a site's result is used.
struct ResultUseReader {
    let project: Project
    let outline: Outline
    let site: StoryboardSite

    init(_ site: StoryboardSite, in project: Project) {
        self.project = project
        self.site = site
        outline = project.outline(site.file)
    }

    private var tokens: TokenList { outline.tokens }

    /// - Throws: `helper-declaration` for a cast to what is no class; `class-unknown` where there is neither cast nor annotation.
    func use() throws(Obstacle) -> ResultUse {
        let operand = operand()
        let end = operand.upperBound
        guard isKeyword(end, "as") else { return try useWithoutCast(operand) }
        let isMarked = tokens.kind(end + 1) == .exclamation || tokens.kind(end + 1) == .postfixQuestion
        let typeStart = isMarked ? end + 2 : end + 1
        guard let typeEnd = tokens.typeEnd(from: typeStart) else {
            throw Obstacle(.helperDeclaration, "the type of the cast cannot be read")
        }
        let className = typeStart..<typeEnd
        try checkIsClassName(className)
        let cast = operand.lowerBound..<typeEnd
        if !isMarked { return try upcast(cast, to: className) }
        try checkPrecedence(before: cast.lowerBound)
        if tokens.kind(end + 1) == .exclamation {
            return ResultUse(row: .expression, className: className, replaced: withoutParentheses(cast))
        }
        return conditionalCast(cast, to: className)
    }

    /// The call with what is done to it before its class is tested: unwrapping, parentheses, casts to what it is anyway.
    private func operand() -> Range<Int> {
        var range = site.call
        while true {
            let next = range.upperBound
            if tokens.kind(next) == .exclamation || tokens.kind(next) == .postfixQuestion {
                range = range.lowerBound..<next + 1
            } else if let past = restatement(at: next) {
                range = range.lowerBound..<past
            } else if let parens = parentheses(around: range), isCastOrUnwrapped(parens.upperBound) {
                range = parens
            } else {
                return range
            }
        }
    }

    /// Past `as UIViewController` where another cast follows.
    private func restatement(at index: Int) -> Int? {
        guard isKeyword(index, "as"), let end = tokens.typeEnd(from: index + 1) else { return nil }
        return isKeyword(end, "as") ? end : nil
    }

    private func isCastOrUnwrapped(_ index: Int) -> Bool {
        tokens.kind(index) == .exclamation || tokens.kind(index) == .postfixQuestion || isKeyword(index, "as")
    }

    private func isKeyword(_ index: Int, _ word: StaticString) -> Bool {
        tokens.kind(index) == .keyword && tokens.is(index, word)
    }

    private func checkIsClassName(_ type: Range<Int>) throws(Obstacle) {
        let text = outline.compactText(type)
        let isName = type.allSatisfy { tokens.kind($0) == .identifier || tokens.kind($0) == .period || tokens.is($0, "Self") }
        let isGeneric = text.hasSuffix(">") && tokens.kind(type.lowerBound) == .identifier
        guard isName || isGeneric else { throw Obstacle(.helperDeclaration, "'\(text)' is not the name of one class") }
    }

    /// `identifier: …) as X`: the iOS 13 call is generic, so the type is what it makes.
    private func upcast(_ cast: Range<Int>, to className: Range<Int>) throws(Obstacle) -> ResultUse {
        guard case .identifier(_, isGeneric: true) = site.method else {
            return ResultUse(row: .optional("'as' only restates its type"), className: className, replaced: cast)
        }
        try checkPrecedence(before: cast.lowerBound)
        return ResultUse(row: .expression, className: className, replaced: withoutParentheses(cast))
    }

    private func useWithoutCast(_ operand: Range<Int>) throws(Obstacle) -> ResultUse {
        guard case .identifier(_, isGeneric: true) = site.method, operand == site.call, let type = annotatedType() else {
            if isTested(operand) { throw Obstacle(.optionalUse, "the code asks whether there is a controller, or of which class") }
            throw classUnknown(operand)
        }
        try checkIsClassName(type)
        return ResultUse(row: .expression, className: type, replaced: site.call)
    }

    private func classUnknown(_ operand: Range<Int>) -> Obstacle {
        guard let type = outline.variables.last(where: { $0.initializer == operand })?.type else {
            return Obstacle(.classUnknown, "neither a cast nor an annotation says which class this makes")
        }
        return Obstacle(.classUnknown, "there is no cast, and '\(outline.text(type))' does not say which class this makes")
    }

    /// `is X`, `!= nil`, `switch`
    private func isTested(_ operand: Range<Int>) -> Bool {
        let next = operand.upperBound
        let isCompared = ["==", "!="].contains(tokens.text(next)) && tokens.is(next + 1, "nil")
        return isKeyword(next, "is") || isCompared || isKeyword(operand.lowerBound - 1, "switch")
    }

    /// The type that a `let` or a function's result gives to the whole call.
    private func annotatedType() -> Range<Int>? {
        if let variable = outline.variables.last(where: { $0.initializer == site.call }) { return variable.type }
        guard let scope = outline.scope(around: site.call.lowerBound),
            let open = [outline.scopes[scope].range.lowerBound].first,
            tokens.is(site.call.lowerBound - 1, "return") || outline.singleExpression(ofBody: open) == site.call
        else { return nil }
        for scope in outline.scopes(around: site.call.lowerBound) {
            switch outline.scopes[scope].kind {
            case .function(let function): return outline.functions[function].returnType
            case .accessors(let name): return outline.variables.last { $0.nameIndex == name }?.type
            case .closure, .type: return nil
            default: continue
            }
        }
        return nil
    }

    private func conditionalCast(_ cast: Range<Int>, to className: Range<Int>) -> ResultUse {
        var inner = cast
        while let parens = parentheses(around: inner) {
            inner = parens
            if tokens.kind(parens.upperBound) == .exclamation {
                let forced = parens.lowerBound..<parens.upperBound + 1
                return ResultUse(row: .expression, className: className, replaced: withoutParentheses(forced))
            }
        }
        return ResultUse(row: row(ofOptional: inner), className: className, replaced: cast)
    }

    /// The row of `as? X` that is, with its parentheses, the expression in a range.
    private func row(ofOptional expression: Range<Int>) -> ResultUse.Row {
        let variable = outline.variables.last { $0.initializer == expression }
        guard let variable else { return .optional(description(ofOptional: expression)) }
        guard case .condition(let index) = variable.place else { return .optional("'\(variable.name)' is an optional") }
        guard let statement = conditional(index, binding: variable) else { return .optional("its statement cannot be read") }
        let body = statement.kind == .if ? statement.elseBody : statement.body
        guard statement.kind != .while, statement.conditions.count == 1, let body, !statement.isElseIf, isTrap(body) else {
            return .optional(Self.description(of: statement))
        }
        return statement.kind == .guard ? .guardThatTraps(index) : .ifThatTraps(index)
    }

    /// The statement that a variable is a condition of; nil where the outline could not read it to its end.
    private func conditional(_ index: Int, binding variable: VariableDeclaration) -> ConditionalStatement? {
        guard outline.conditionals.indices.contains(index) else { return nil }
        let statement = outline.conditionals[index]
        return statement.keyword < variable.keyword && variable.keyword < statement.body.lowerBound ? statement : nil
    }

    private func description(ofOptional expression: Range<Int>) -> String {
        let next = expression.upperBound
        if tokens.kind(next) == .infixOperator, tokens.is(next, "??") { return "'??' has an answer for another scene or class" }
        if tokens.kind(expression.lowerBound - 1) == .equal { return "the result of 'as?' is assigned, nil included" }
        if isKeyword(expression.lowerBound - 1, "return") { return "the result of 'as?' is returned, nil included" }
        if tokens.kind(next) == .postfixQuestion { return "the code goes on with '?.' only where the class is right" }
        return "'as?' is part of a larger expression"
    }

    private static func description(of statement: ConditionalStatement) -> String {
        switch statement.kind {
        case .guard: "the 'else' of the 'guard' handles another scene or class"
        case .if:
            statement.elseKeyword == nil
                ? "the 'if let' skips its body for another scene or class" : "the 'else' handles another scene or class"
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
        return project.neverReturns(name, around: body.lowerBound, in: site.file)
    }

    /// `a + b as! X` casts the sum: only operators that bind weaker than a cast may stand in front.
    private func checkPrecedence(before start: Int) throws(Obstacle) {
        if tokens.startsLine(start), !tokens.bindsAcrossLine(start, inTernary: true) { return }
        switch tokens.kind(start - 1) {
        case .prefixOperator, .prefixAmpersand: break
        case .infixOperator:
            if ["??", "==", "!=", "===", "!==", "&&", "||"].contains(tokens.text(start - 1)) { return }
        default: return
        }
        throw Obstacle(.optionalUse, "the cast applies to a larger expression than the call")
    }

    /// The expression with the parentheses around it that mean nothing.
    private func withoutParentheses(_ expression: Range<Int>) -> Range<Int> {
        var expression = expression
        while let parens = parentheses(around: expression) { expression = parens }
        return expression
    }

    /// Parentheses that hold only this expression and call nothing.
    private func parentheses(around expression: Range<Int>) -> Range<Int>? {
        let open = expression.lowerBound - 1
        guard tokens.kind(open) == .leftParen, tokens.match(open) == expression.upperBound, !isCallee(open - 1, of: open) else {
            return nil
        }
        return open..<expression.upperBound + 1
    }

    private func isCallee(_ index: Int, of paren: Int) -> Bool {
        if tokens.startsLine(paren) { return false }
        switch tokens.kind(index) {
        case .equal, .leftParen, .leftBracket, .leftBrace, .comma, .colon, .infixQuestion, .semicolon, .interpolationOpen, .arrow:
            return false
        // `Box<Int>(…)`
        case .infixOperator, .prefixOperator:
            return tokens.text(index).hasSuffix(">") && tokens.code[index].range.upperBound == tokens.code[paren].range.lowerBound
        case .keyword: return ["self", "Self", "super", "init"].contains(tokens.text(index))
        case .identifier: return !tokens.is(index, "await")
        case .exclamation, .postfixQuestion: return !tokens.is(index - 1, "try")
        case nil: return false
        default: return true
        }
    }
}
