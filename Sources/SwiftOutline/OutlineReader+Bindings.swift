import SwiftLexing

/// A name that a condition or pattern binds, before it is known how far it can be seen.
struct BoundName {
    let index: Int
    let kind: Binding.Kind
    /// The first token that can see it.
    let from: Int
}

/// A case of a `switch` that is being read.
struct SwitchCase {
    /// The code index of `case` or `default`.
    let keyword: Int
    /// The bindings that end with it.
    var bindings: [Int] = []
}

extension OutlineReader {
    /// Binds the name at an index from one token up to another.
    mutating func bind(_ index: Int, _ kind: Binding.Kind, from start: Int, to end: Int) {
        guard !tokens.is(index, "_") else { return }
        bind(Binding(name: tokens.name(index), nameIndex: index, kind: kind, visible: start..<max(start, end)))
    }

    /// Binds a name that no token spells: `error`, `newValue`, `oldValue`. The keyword that brings it stands for it.
    mutating func bindImplicit(_ name: String, at keyword: Int, in body: Range<Int>) {
        bind(Binding(name: name, nameIndex: keyword, kind: .pattern, visible: body))
    }

    private mutating func bind(_ binding: Binding) {
        guard !binding.visible.isEmpty else { return }
        if let scope = nesting.scope, parts.scopes[scope].kind == .switch, binding.visible.upperBound == currentEnd {
            cases[scope]?.bindings.append(parts.bindings.count)
        }
        parts.bindings.append(binding)
    }

    /// Ends the case before, with what is bound in it. Conditions' `case`s do not come here.
    mutating func beginCase(at keyword: Int) {
        guard let scope = nesting.scope, parts.scopes[scope].kind == .switch else { return }
        for index in cases[scope]?.bindings ?? [] {
            let start = parts.bindings[index].visible.lowerBound
            parts.bindings[index].visible = start..<max(start, keyword)
        }
        cases[scope] = SwitchCase(keyword: keyword)
    }

    /// The names that `let`s and `var`s in a pattern bind; the keywords are marked as read.
    mutating func readPattern(_ range: Range<Int>) -> [Int] {
        var names: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard tokens.is(index, "let") || tokens.is(index, "var") else {
                index += 1
                continue
            }
            handled.insert(index)
            let end = min(expressionEnd(from: index + 1, stopsAtBrace: true) ?? index + 1, range.upperBound)
            names += patternNames(in: index + 1..<max(end, index + 1))
            index = max(end, index + 1)
        }
        return names
    }

    /// The names that a pattern binds: every identifier that is no label, no member and no type.
    func patternNames(in range: Range<Int>) -> [Int] {
        var names: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if tokens.is(index, "as") || tokens.is(index, "is") {
                index = max(tokens.typeEnd(from: index + 1) ?? index, index + 1)
            } else if tokens.isAngle(index), let end = tokens.genericArgumentsEnd(from: index) {
                index = end
            } else {
                if bindsName(index, in: range) { names.append(index) }
                index += 1
            }
        }
        return names
    }

    private func bindsName(_ index: Int, in range: Range<Int>) -> Bool {
        guard tokens.kind(index) == .identifier || tokens.is(index, "self"), tokens.kind(index - 1) != .period else { return false }
        guard range.contains(index + 1) else { return true }
        switch tokens.kind(index + 1) {
        case .colon, .leftParen, .period: return false
        default: return !tokens.isAngle(index + 1)
        }
    }
}
