import SwiftLexing
import SwiftOutline

extension Outline {
    /// The expression that a body in braces is, with or without `return` and semicolon; nil for anything more or else.
    func singleExpression(ofBody open: Int) -> Range<Int>? {
        guard var close = tokens.match(open) else { return nil }
        while tokens.kind(close - 1) == .semicolon { close -= 1 }
        let start = tokens.is(open + 1, "return") ? open + 2 : open + 1
        guard start < close, tokens.expressionEnd(from: start, stopsAtBrace: false) == close else { return nil }
        return start..<close
    }

    /// What a body gives: the expression that it is, or that of its only constant, which it returns.
    func value(ofBody open: Int) -> Range<Int>? {
        if let whole = singleExpression(ofBody: open) { return whole }
        guard let constant = variables.first(where: { $0.statement.lowerBound == open + 1 }), constant.declaratorCount == 1,
            constant.accessors == nil, let initializer = constant.initializer
        else { return nil }
        let end = pastSemicolons(constant.statement.upperBound)
        guard tokens.is(end, "return"), tokens.kind(end + 1) == .identifier, name(end + 1) == constant.name,
            pastSemicolons(end + 2) == tokens.match(open)
        else { return nil }
        return initializer
    }

    func pastSemicolons(_ index: Int) -> Int {
        var index = index
        while tokens.kind(index) == .semicolon { index += 1 }
        return index
    }

    /// The body of the getter, where accessors are a getter alone.
    func getterBody(ofAccessors open: Int) -> Int? {
        guard tokens.is(open + 1, "get"), tokens.kind(open + 2) == .leftBrace else { return open }
        return tokens.match(open + 2).map { $0 + 1 } == tokens.match(open) ? open + 2 : nil
    }

    /// What asks a statement that is its whole body for a value.
    enum ValueOfBody { case result, perhaps }

    /// Whether the statement at an index is the whole body of something that has a value: a function with a result, a getter,
    /// or perhaps a closure, or a branch of an `if` or `switch` that is a value itself.
    func valueOfBody(_ statement: Int) -> ValueOfBody? {
        guard let scope = scope(around: statement) else { return nil }
        if case .switch = scopes[scope].kind {
            return tokens.kind(statement - 1) == .colon ? valueOfSwitch(scopes[scope].range.lowerBound) : nil
        }
        var start = scopes[scope].range.lowerBound + 1
        if case .closure(let closure) = scopes[scope].kind { start = closure.bodyStart }
        guard start == statement else { return nil }
        switch scopes[scope].kind {
        case .function(let function):
            return functions[function].returnType.flatMap { ["Void", "()"].contains(compactText($0)) ? nil : .result }
        case .accessors, .closure: return .perhaps
        case .conditional(let index), .otherwise(let index): return valueOfBranch(conditionals[index])
        default: return nil
        }
    }

    /// A case has a value only where its whole `switch`, whose brace is at the index, does.
    private func valueOfSwitch(_ brace: Int) -> ValueOfBody? {
        let bracket = enclosingBracket(of: brace)
        let keyword = (0..<brace).last { tokens.kind($0) == .keyword && tokens.is($0, "switch") && enclosingBracket(of: $0) == bracket }
        guard let keyword, tokens.kind(keyword - 1) != .equal, !tokens.is(keyword - 1, "return") else { return .perhaps }
        return valueOfBody(keyword)
    }

    /// A branch has a value only where its whole `if` does.
    private func valueOfBranch(_ statement: ConditionalStatement) -> ValueOfBody? {
        guard statement.kind == .if else { return nil }
        var first = statement
        while first.isElseIf, let previous = conditionals.first(where: { $0.elseKeyword == first.keyword - 1 }) { first = previous }
        if tokens.kind(first.keyword - 1) == .equal || tokens.is(first.keyword - 1, "return") { return .perhaps }
        return valueOfBody(first.keyword)
    }

    /// Whether a local may get another value after its declaration.
    func isChanged(_ binding: Int) -> Bool {
        uses(of: binding).contains { isChanged(at: $0) }
    }

    /// Whether anything in the file may change a member of this name.
    func changesMember(named name: String) -> Bool {
        tokens.code.indices.contains { index in
            tokens.kind(index) == .identifier && self.name(index) == name && (isChanged(at: index) || isInKeyPath(index))
                && !variables.contains { $0.nameIndex == index }
        }
    }

    /// Assigned to, handed out to be, or asked for a member that may mutate it.
    func isChanged(at index: Int) -> Bool {
        if isAssigned(at: index) { return true }
        let isUnwrapped = tokens.kind(index + 1) == .exclamation || tokens.kind(index + 1) == .postfixQuestion
        let dot = isUnwrapped ? index + 2 : index + 1
        return tokens.kind(dot) == .period && !Self.harmlessMembers.contains(name(dot + 1))
    }

    private static let harmlessMembers: Set<String> = Set(StoryboardCalls.methodNames).union([
        "capitalized", "components", "count", "description", "hasPrefix", "hasSuffix", "isEmpty", "lowercased", "rawValue",
        "replacingOccurrences", "uppercased",
    ])

    /// `\.name`, `\Type.name`
    private func isInKeyPath(_ index: Int) -> Bool {
        var start = index
        while tokens.kind(start - 1) == .period {
            start -= tokens.kind(start - 2) == .identifier || tokens.is(start - 2, "Self") ? 2 : 1
        }
        return start != index && tokens.text(start - 1).hasSuffix("\\")
    }

    func isAssigned(at index: Int) -> Bool {
        let isUnwrapped = tokens.kind(index + 1) == .exclamation || tokens.kind(index + 1) == .postfixQuestion
        if isUnwrapped, tokens.kind(index + 2) == .equal || isInAssignedTuple(index) { return true }
        return tokens.kind(index + 1) == .equal || tokens.kind(index - 1) == .prefixAmpersand || isInAssignedTuple(index)
            || (tokens.kind(index + 1) == .infixOperator && tokens.text(index + 1).hasSuffix("=") && !tokens.is(index + 1, "==")
                && !tokens.is(index + 1, "!=") && !tokens.is(index + 1, "==="))
    }

    /// `(name, other) = …`
    private func isInAssignedTuple(_ index: Int) -> Bool {
        var index = index
        while let open = enclosingBracket(of: index), tokens.kind(open) == .leftParen, let close = tokens.match(open) {
            if tokens.kind(close + 1) == .equal { return true }
            index = open
        }
        return false
    }

    /// Whether a type's body begins between an outer place and an inner one: names may mean its members there.
    func crossesType(from outer: Int, to inner: Int) -> Bool {
        guard let type = type(around: inner) else { return false }
        return types[type].bodyOpen > outer
    }

    /// Whether a place is in a `static` or `class` member, so that `self` is the class.
    func isStaticContext(_ index: Int) -> Bool {
        for scope in scopes(around: index) {
            switch scopes[scope].kind {
            case .function(let function): if !functions[function].isLocal { return functions[function].modifiers.isStatic }
            case .accessors(let name):
                guard let variable = variables.first(where: { $0.nameIndex == name }), variable.place == .member else { continue }
                return variable.modifiers.isStatic
            case .type:
                return variables.contains { $0.place == .member && $0.declarator.contains(index) && $0.modifiers.isStatic }
            default: continue
            }
        }
        return false
    }

    /// Whether a place is in a method with no closure in between, so that `self` is the object and may be used freely.
    func isDirectlyInMethod(_ index: Int) -> Bool {
        for scope in scopes(around: index) {
            switch scopes[scope].kind {
            case .closure, .type: return false
            case .function(let function): return tokens.is(functions[function].keyword, "func") && !functions[function].isLocal
            case .accessors: return true
            default: continue
            }
        }
        return false
    }

    /// A call's arguments with their labels.
    func arguments(_ parens: Range<Int>) -> [(label: String?, value: Range<Int>)] {
        tokens.elements(of: parens.lowerBound + 1..<parens.upperBound - 1).map { element in
            let hasLabel = tokens.kind(element.lowerBound + 1) == .colon
            guard hasLabel else { return (nil, element) }
            return (name(element.lowerBound), element.lowerBound + 2..<element.upperBound)
        }
    }
}
