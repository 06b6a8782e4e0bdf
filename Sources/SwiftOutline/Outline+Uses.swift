import SwiftLexing

extension Outline {
    /// The binding with captures followed to what they capture.
    package func source(of binding: Int) -> Int {
        var binding = binding
        while case .capture = bindings[binding].kind, let outer = self.binding(of: bindings[binding].name, at: bindings[binding].nameIndex)
        {
            binding = outer
        }
        return binding
    }

    /// Every place that uses a binding, capture lists included, in order.
    package func uses(of binding: Int) -> [Int] {
        let name = bindings[binding].name
        let place = bindings[binding].nameIndex
        return bindings(named: name).filter { bindings[$0].nameIndex == place }.flatMap { bindings[$0].visible }
            .filter { isUse($0, of: name) && self.binding(of: name, at: $0).map(source(of:)).map { bindings[$0].nameIndex } == place }
    }

    /// Whether the token at an index is this name, used as a value: no member after a dot, no label, no declaration.
    package func isUse(_ index: Int, of name: String) -> Bool {
        guard spells(index, name), tokens.kind(index - 1) != .period, !isLabel(index) else { return false }
        return !bindings(named: name).contains { bindings[$0].nameIndex == index && !isUseOfAnother($0) }
    }

    /// Whether a name that is bound is at the same time a use of an outer one: `[x] in`, `if let x {`.
    private func isUseOfAnother(_ binding: Int) -> Bool {
        switch bindings[binding].kind {
        case .capture: return true
        case .variable(let index):
            guard case .condition = variables[index].place else { return false }
            return variables[index].initializer == nil
        case .parameter, .pattern, .declaration: return false
        }
    }

    private func spells(_ index: Int, _ name: String) -> Bool {
        guard tokens.kind(index) == .identifier || tokens.kind(index) == .keyword else { return false }
        let length = tokens.code[index].range.count
        guard length == name.utf8.count || length == name.utf8.count + 2 else { return false }
        return self.name(index) == name
    }

    /// Whether a name is a label: of an argument, of a tuple's element, of a statement, of a trailing closure.
    private func isLabel(_ index: Int) -> Bool {
        guard tokens.kind(index + 1) == .colon else { return false }
        switch tokens.kind(index - 1) {
        case .leftParen: return true
        case .comma: return enclosingBracket(of: index).map { tokens.kind($0) == .leftParen } ?? false
        case .rightBrace: return tokens.kind(index + 2) == .leftBrace
        default: return isStatementLabel(index)
        }
    }

    private func isStatementLabel(_ index: Int) -> Bool {
        guard tokens.kind(index + 2) == .keyword else { return false }
        return ["for", "while", "repeat", "do", "if", "switch"].contains(tokens.text(index + 2)) && tokens.kind(index - 1) != .infixQuestion
            && !tokens.is(index - 1, "case")
    }
}

extension Outline {
    /// Whether a code token is part of a pattern behind `case`. There `as` asks what something is.
    package func isInPattern(_ index: Int) -> Bool {
        var place = index
        while let open = enclosingBracket(of: place), tokens.kind(open) != .leftBrace { place = open }
        var before = place - 1
        while let kind = tokens.kind(before) {
            if kind == .rightParen || kind == .rightBracket { before = tokens.match(before) ?? before }
            if kind == .keyword, tokens.is(before, "case") { return true }
            guard ![.leftBrace, .rightBrace, .colon, .equal, .semicolon].contains(kind), !tokens.is(before, "where") else { return false }
            before -= 1
        }
        return false
    }
}
