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

    /// Whether a local is given a value after its declaration, or handed out to be.
    func isAssigned(_ binding: Int) -> Bool {
        uses(of: binding).contains { isAssigned(at: $0) }
    }

    /// Whether anything in the file assigns to a member of this name.
    func assignsMember(named name: String) -> Bool {
        tokens.code.indices.contains { index in
            tokens.kind(index) == .identifier && self.name(index) == name && isAssigned(at: index)
                && !variables.contains { $0.nameIndex == index }
        }
    }

    private func isAssigned(at index: Int) -> Bool {
        tokens.kind(index + 1) == .equal || tokens.kind(index - 1) == .prefixAmpersand
            || (tokens.kind(index + 1) == .infixOperator && tokens.text(index + 1).hasSuffix("=") && !tokens.is(index + 1, "==")
                && !tokens.is(index + 1, "!=") && !tokens.is(index + 1, "==="))
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

    /// A call's arguments with their labels.
    func arguments(_ parens: Range<Int>) -> [(label: String?, value: Range<Int>)] {
        tokens.elements(of: parens.lowerBound + 1..<parens.upperBound - 1).map { element in
            let hasLabel = tokens.kind(element.lowerBound + 1) == .colon
            guard hasLabel else { return (nil, element) }
            return (name(element.lowerBound), element.lowerBound + 2..<element.upperBound)
        }
    }
}
