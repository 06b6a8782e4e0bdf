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

extension OutlineReader {
    mutating func readLetOrVar(at keyword: Int) {
        guard !handled.contains(keyword) else { return }
        let declarators = readDeclarators(from: keyword + 1)
        guard let end = declarators.last?.end else { return }
        let modifiers = modifiers(before: keyword)
        for declarator in declarators {
            declare(declarator, of: keyword, modifiers: modifiers, statement: modifiers.start..<end, count: declarators.count)
        }
    }

    private mutating func declare(_ declarator: Declarator, of keyword: Int, modifiers: Modifiers, statement: Range<Int>, count: Int) {
        let place: VariableDeclaration.Place = currentType != nil ? .member : isLocal ? .local : .file
        for name in declarator.names {
            guard !declarator.isPattern else {
                if place == .local { bind(name, .pattern, visible: declarator.end..<currentEnd) }
                continue
            }
            let variable = add(
                declarator, name: name, keyword: keyword, modifiers: modifiers, statement: statement, count: count, place: place)
            if place == .local {
                bind(name, .variable(variable), visible: declarator.end..<currentEnd)
                bindInEarlierFunctions(name, variable)
            }
        }
    }

    /// A local function sees the constants that are declared after it in the same scope.
    private mutating func bindInEarlierFunctions(_ name: Int, _ variable: Int) {
        let parent = open.last
        for scope in outline.scopes where scope.parent == parent && scope.range.upperBound <= name {
            guard case .function = scope.kind else { continue }
            bind(name, .variable(variable), visible: scope.range.lowerBound + 1..<scope.range.upperBound - 1)
        }
    }

    private mutating func add(
        _ declarator: Declarator, name: Int, keyword: Int, modifiers: Modifiers, statement: Range<Int>, count: Int,
        place: VariableDeclaration.Place
    ) -> Int {
        if let brace = declarator.accessors { bodies[brace] = .accessors(name) }
        outline.variables.append(
            VariableDeclaration(
                keyword: keyword, isLet: tokens.is(keyword, "let"), modifiers: modifiers, name: outline.name(name), nameIndex: name,
                type: declarator.type, initializer: declarator.initializer, accessors: declarator.accessors,
                declarator: name..<declarator.end, statement: statement, declaratorCount: count, member: currentType, place: place))
        return outline.variables.count - 1
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
        var declarator = Declarator(end: start + 1)
        switch tokens.kind(start) {
        case .identifier: declarator.names = [start]
        case .keyword where tokens.is(start, "_") || tokens.is(start, "self"): declarator.names = [start]
        case .leftParen:
            guard let close = tokens.match(start) else { return nil }
            declarator.names = patternNames(in: start + 1..<close)
            declarator.isPattern = true
            declarator.end = close + 1
        default: return nil
        }
        if tokens.kind(declarator.end) == .colon, let end = tokens.typeEnd(from: declarator.end + 1) {
            declarator.type = declarator.end + 1..<end
            declarator.end = end
        }
        if tokens.kind(declarator.end) == .equal || tokens.is(declarator.end - 1, ">=") {
            let first = tokens.kind(declarator.end) == .equal ? declarator.end + 1 : declarator.end
            let stops = stopsAtBrace || accessorsFollow(initializerAt: first)
            guard let end = expressionEnd(from: first, stopsAtBrace: stops) else { return nil }
            declarator.initializer = first..<end
            declarator.end = end
        }
        if !stopsAtBrace, tokens.kind(declarator.end) == .leftBrace, let close = tokens.match(declarator.end) {
            declarator.accessors = declarator.end
            declarator.end = close + 1
        }
        return declarator
    }

    /// `var x = 1 { didSet { … } }`: the brace after a member's initialiser is no closure.
    private func accessorsFollow(initializerAt start: Int) -> Bool {
        guard let brace = expressionEnd(from: start, stopsAtBrace: true), tokens.kind(brace) == .leftBrace else { return false }
        return tokens.is(brace + 1, "didSet") || tokens.is(brace + 1, "willSet")
    }

    /// The names that a pattern binds: every identifier that is no label, no member and no type.
    func patternNames(in range: Range<Int>) -> [Int] {
        range.filter { index in
            tokens.kind(index) == .identifier && tokens.kind(index - 1) != .period && tokens.kind(index + 1) != .colon
                && tokens.kind(index + 1) != .leftParen && tokens.kind(index + 1) != .period && tokens.kind(index - 1) != .colon
                && !tokens.is(index - 1, "as") && !tokens.is(index - 1, "is")
        }
    }
}
