import SwiftLexing

/// A pair of braces and what it is the body of.
package struct Scope: Sendable {
    package enum Kind: Hashable, Sendable {
        /// The body of the type with this index.
        case type(Int)
        case function(Int)
        /// The accessors of the variable that is declared at this code index, or one of them.
        case accessors(Int)
        /// The body of an `if` or `while`, or the `else` body of a `guard`: index of the conditional statement.
        case conditional(Int)
        /// The `else` body of an `if`.
        case otherwise(Int)
        case loop, `do`, `catch`, `defer`, `switch`
        case closure(Closure)
    }

    /// What is written before a closure's `in`.
    package struct Closure: Hashable, Sendable {
        /// The capture list's brackets.
        package let captures: Range<Int>?
        package let hasResultType: Bool
        /// The code index of the first token after the signature.
        package let bodyStart: Int
    }

    package let kind: Kind
    /// From the opening brace to past the closing one.
    package let range: Range<Int>
    package let parent: Int?
}

/// A name and the part of the file where it means this.
package struct Binding: Sendable {
    package enum Kind: Hashable, Sendable {
        /// The variable with this index in `Outline.variables`.
        case variable(Int)
        case parameter
        /// `[name]` in a capture list: another name for the same thing. `[name = …]` is a pattern.
        case capture
        /// Bound by a pattern: `case let`, `for`, `catch`, a tuple, a closure's parameter, `[name = …]`.
        case pattern
        /// A local function or type.
        case declaration
    }
    package let name: String
    package let nameIndex: Int
    package let kind: Kind
    package let visible: Range<Int>
}

extension Outline {
    /// What a name means at a place, as far as locals and parameters decide; nil: a member, a global or unknown.
    package func binding(of name: String, at index: Int) -> Int? {
        let candidates = bindingsByName[name]?.filter { bindings[$0].visible.contains(index) } ?? []
        // The innermost scope begins last.
        return candidates.reversed().max { bindings[$0].visible.lowerBound < bindings[$1].visible.lowerBound }
    }

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
        return bindings.indices.filter { bindings[$0].nameIndex == place }.flatMap { bindings[$0].visible }
            .filter { isUse($0, of: name) && self.binding(of: name, at: $0).map(source(of:)).map { bindings[$0].nameIndex } == place }
    }

    /// Whether the token at an index is this name, used as a value: no member after a dot, no label, no declaration.
    package func isUse(_ index: Int, of name: String) -> Bool {
        guard case .identifier = tokens.kind(index), self.name(index) == name else { return false }
        if tokens.kind(index - 1) == .period || isArgumentLabel(index) { return false }
        return !(bindingsByName[name] ?? []).contains { bindings[$0].nameIndex == index && !isUseToo(bindings[$0]) }
    }

    /// A capture, and `if let name {`, use the outer name that they bind anew.
    private func isUseToo(_ binding: Binding) -> Bool {
        switch binding.kind {
        case .capture: return true
        case .variable(let index):
            guard case .condition = variables[index].place else { return false }
            return variables[index].initializer == nil
        default: return false
        }
    }

    private func isArgumentLabel(_ index: Int) -> Bool {
        guard tokens.kind(index + 1) == .colon else { return false }
        guard tokens.kind(index - 1) == .comma else { return tokens.kind(index - 1) == .leftParen }
        return enclosingBracket(of: index).map { tokens.kind($0) == .leftParen } ?? false
    }

    /// The code index of the innermost bracket that is open at an index.
    package func enclosingBracket(of index: Int) -> Int? {
        var index = index - 1
        while index >= 0 {
            switch tokens.kind(index) {
            case .leftParen, .leftBracket, .leftBrace, .interpolationOpen: return index
            case .rightParen, .rightBracket, .rightBrace, .interpolationClose: index = (tokens.match(index) ?? index) - 1
            default: index -= 1
            }
        }
        return nil
    }
}
