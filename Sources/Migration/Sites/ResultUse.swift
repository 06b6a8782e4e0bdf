import SwiftLexing
import SwiftOutline

/// How a site's result is used: the rows of SEMANTICS.md 3.2.
struct ResultUse: Sendable {
    enum Row: Sendable, Hashable {
        /// The expression alone is replaced: `… as! X`, or no cast where the type is written out.
        case expression
        /// `guard let vc = … as? X else { … }` or `if let vc = … as? X { … }`, alone or with other conditions.
        case condition(SiteCondition)
        /// `let vc = …`, where the type that the compiler found must now be written: after the code index of the name.
        case annotated(name: Int, type: String)
        /// The call in a place that would find another type or overload for it: `X.… as UIViewController`.
        case upcast(String)
        /// As an optional in some other way, said in words.
        case optional(String)
    }

    /// What a rewrite needs so that nothing is lost.
    enum Need: Sendable, Hashable {
        /// Nothing: the original traps where the new call does.
        case nothing
        /// Evidence, or else `--unsafe`: the original goes on where the new call traps.
        case evidenceOrUnsafe
        /// Evidence, or else it is left, as these words say.
        case evidence(String)
    }

    let row: Row
    /// The code indices of the class's name as written; nil where no class is.
    let className: Range<Int>?
    /// The code indices of what is replaced by the new call.
    let replaced: Range<Int>
    var need = Need.nothing
}

/// A condition of an `if` or `guard` that binds a site's result.
struct SiteCondition: Sendable, Hashable {
    /// Index in `Outline.conditionals`.
    let statement: Int
    /// Index in the statement's conditions.
    let condition: Int
    /// The type that the bound name had, where the new call has another.
    var type: String?
}

/// Reads how a site's result is used.
struct ResultUseReader {
    let project: Project
    let outline: Outline
    let site: Site
    /// What the compiler finds for the call where nothing says a class.
    var typeWithoutCast = "UIViewController"
    /// Whether the new call does not name the class, so that the type has to be written.
    let isInferred: Bool

    init(_ site: Site, in project: Project, isInferred: Bool = false) {
        self.project = project
        self.isInferred = isInferred
        self.site = site
        outline = project.outline(site.file)
    }

    var tokens: TokenList { outline.tokens }

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
        return OptionalUseReader(self, cast: cast, className: className).use()
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

    func isKeyword(_ index: Int, _ word: StaticString) -> Bool {
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
        if site.resource == .nib { throw Obstacle(.classUnknown, "the code does not say which class this makes") }
        guard case .identifier(_, isGeneric: true) = site.method, operand == site.call, let type = annotatedType(),
            outline.compactText(type) != "UIViewController"
        else {
            if isTested(operand) { throw Obstacle(.optionalUse, "the code asks whether there is a controller, or of which class") }
            return try UntypedUseReader(self, operand: operand).use()
        }
        try checkIsClassName(type)
        return ResultUse(row: .expression, className: type, replaced: site.call)
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
            tokens.is(site.call.lowerBound - 1, "return")
                || outline.singleExpression(ofBody: outline.scopes[scope].range.lowerBound) == site.call
        else { return nil }
        return resultType(around: site.call.lowerBound)
    }

    /// The type of what a `return` at a place gives; nil in a closure, where it is found out.
    private func resultType(around index: Int) -> Range<Int>? {
        for scope in outline.scopes(around: index) {
            switch outline.scopes[scope].kind {
            case .function(let function): return outline.functions[function].returnType
            case .accessors(let name): return outline.variables.last { $0.nameIndex == name }?.type
            case .closure, .type: return nil
            default: continue
            }
        }
        return nil
    }

    /// Whether an expression is what a statement assigns to something that is there already.
    func isAssigned(_ expression: Range<Int>) -> Bool {
        guard tokens.kind(expression.lowerBound - 1) == .equal else { return false }
        var index = expression.lowerBound - 2
        while true {
            switch tokens.kind(index) {
            case .rightParen, .rightBracket: index = (tokens.match(index) ?? index) - 1
            case .identifier, .period, .exclamation, .postfixQuestion: index -= 1
            case .keyword where ["self", "Self", "super"].contains(tokens.text(index)): index -= 1
            case .keyword: return ["_", "in", "try", "return"].contains(tokens.text(index))
            case .comma, .colon, .leftParen, .leftBracket: return false
            default: return index < expression.lowerBound - 2
            }
            if tokens.startsLine(index + 1), tokens.kind(index + 1) != .period { return index < expression.lowerBound - 2 }
        }
    }

    /// Whether an expression is the result of a function or getter whose type is written out.
    func isResultOfTypedFunction(_ expression: Range<Int>) -> Bool {
        guard let scope = outline.scope(around: expression.lowerBound) else { return false }
        let isReturned = tokens.is(expression.lowerBound - 1, "return")
        guard isReturned || outline.singleExpression(ofBody: outline.scopes[scope].range.lowerBound) == expression else { return false }
        return hasTypedResult(around: expression.lowerBound) || isInTypedClosure(expression)
    }

    /// `some P` is what the call makes it, and a result builder makes something else of it.
    private func hasTypedResult(around index: Int) -> Bool {
        guard let type = resultType(around: index), !isAny(type), !type.contains(where: { tokens.is($0, "some") }) else { return false }
        for scope in outline.scopes(around: index) {
            switch outline.scopes[scope].kind {
            case .function(let function): return !outline.functions[function].modifiers.hasAttributeOfProject
            case .accessors(let name): return !(outline.variables.last { $0.nameIndex == name }?.modifiers.hasAttributeOfProject ?? false)
            default: continue
            }
        }
        return false
    }

    /// In `Any` an optional is another value than what it holds.
    func isAny(_ type: Range<Int>) -> Bool {
        outline.compactText(type) == "Any"
    }

    /// `{ () -> X? in … }`, or a closure that is all of a constant whose type is written out.
    private func isInTypedClosure(_ expression: Range<Int>) -> Bool {
        for scope in outline.scopes(around: expression.lowerBound) {
            switch outline.scopes[scope].kind {
            case .closure(let closure):
                let range = outline.scopes[scope].range
                return closure.hasResultType || outline.variables.contains { $0.initializer == range && $0.type != nil }
            case .function, .accessors, .type: return false
            default: continue
            }
        }
        return false
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
    func withoutParentheses(_ expression: Range<Int>) -> Range<Int> {
        var expression = expression
        while let parens = parentheses(around: expression) { expression = parens }
        return expression
    }

    /// Parentheses that hold only this expression and call nothing.
    func parentheses(around expression: Range<Int>) -> Range<Int>? {
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
