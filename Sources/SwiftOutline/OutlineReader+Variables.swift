import SwiftLexing

/// One `name: Type = initialiser { accessors }` of a declaration, by code indices.
struct Declarator {
    var names: [Int] = []
    var isPattern = false
    var type: Range<Int>?
    var initializer: Range<Int>?
    var accessors: Int?
    var end: Int
}

/// A `let` or `var` with all of its declarators.
private struct VariableStatement {
    let keyword: Int
    let modifiers: Modifiers
    let declarators: [Declarator]
    let range: Range<Int>
    let place: VariableDeclaration.Place
}

extension OutlineReader {
    mutating func readLetOrVar(at keyword: Int) {
        let declarators = readDeclarators(from: keyword + 1)
        guard let end = declarators.last?.end else { return }
        let modifiers = modifiers(before: keyword)
        let statement = VariableStatement(
            keyword: keyword, modifiers: modifiers, declarators: declarators, range: modifiers.start..<end,
            place: currentType != nil ? .member : isLocal ? .local : .file)
        for declarator in declarators { declare(declarator, of: statement) }
    }

    private mutating func declare(_ declarator: Declarator, of statement: VariableStatement) {
        for name in declarator.names {
            let kind = declarator.isPattern ? Binding.Kind.pattern : .variable(parts.variables.count)
            if !declarator.isPattern { add(declarator, named: name, of: statement) }
            guard statement.place == .local else { continue }
            bind(name, kind, from: declarator.end, to: currentEnd)
            bindInEarlierFunctions(name, kind)
        }
    }

    /// A local function sees what is declared after it in the same scope.
    private mutating func bindInEarlierFunctions(_ name: Int, _ kind: Binding.Kind) {
        for scope in parts.scopes.reversed() {
            guard scope.range.lowerBound >= currentStart else { break }
            guard scope.parent == nesting.scope, scope.range.upperBound <= name, case .function = scope.kind else { continue }
            bind(name, kind, from: scope.range.lowerBound + 1, to: scope.range.upperBound - 1)
        }
    }

    private mutating func add(_ declarator: Declarator, named name: Int, of statement: VariableStatement) {
        parts.variables.append(
            VariableDeclaration(
                keyword: statement.keyword, isLet: tokens.is(statement.keyword, "let"), modifiers: statement.modifiers,
                name: tokens.name(name), nameIndex: name, type: declarator.type, initializer: declarator.initializer,
                accessors: declarator.accessors, declarator: name..<declarator.end, statement: statement.range,
                declaratorCount: statement.declarators.count, member: currentType, place: statement.place))
        guard let brace = declarator.accessors, let body = braces(at: brace) else { return }
        bodies[brace] = .accessors(name)
        readAccessors(in: body, as: .accessors(name))
    }

    private func readDeclarators(from start: Int) -> [Declarator] {
        var declarators: [Declarator] = []
        var index = start
        while let declarator = readDeclarator(from: index, stopsAtBrace: false) {
            declarators.append(declarator)
            guard tokens.kind(declarator.end) == .comma else { break }
            index = declarator.end + 1
        }
        return declarators
    }

    func readDeclarator(from start: Int, stopsAtBrace: Bool) -> Declarator? {
        guard var declarator = readDeclaredNames(at: start) else { return nil }
        if tokens.kind(declarator.end) == .colon, let end = tokens.typeEnd(from: declarator.end + 1) {
            declarator.type = declarator.end + 1..<end
            declarator.end = end
        }
        // The lexer leaves `>=` whole in `let x: Set<Int>= []`.
        let isGlued = declarator.type != nil && tokens.is(declarator.end - 1, ">=")
        if isGlued || tokens.kind(declarator.end) == .equal {
            let first = isGlued ? declarator.end : declarator.end + 1
            guard let end = expressionEnd(from: first, stopsAtBrace: stopsAtBrace) else { return nil }
            declarator.initializer = first..<end
            declarator.end = end
        }
        // After `as X` a `{` on the next line begins a statement.
        let isStatement =
            declarator.initializer != nil && tokens.startsLine(declarator.end) && !tokens.beginsAccessors(declarator.end + 1)
        if !stopsAtBrace, !isStatement, let body = braces(at: declarator.end) {
            declarator.accessors = declarator.end
            declarator.end = body.upperBound
        }
        return declarator
    }

    private func readDeclaredNames(at start: Int) -> Declarator? {
        switch tokens.kind(start) {
        case .identifier: return Declarator(names: [start], end: start + 1)
        case .keyword where tokens.is(start, "_") || tokens.is(start, "self"): return Declarator(names: [start], end: start + 1)
        case .leftParen:
            guard let close = tokens.match(start), close > start else { return nil }
            return Declarator(names: patternNames(in: start + 1..<close), isPattern: true, end: close + 1)
        default: return nil
        }
    }
}
