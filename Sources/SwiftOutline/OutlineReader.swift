import SwiftLexing

/// Reads an outline in one walk over the code tokens.
///
/// A header (of a type, a function, a condition, …) is read ahead and says what its braces will be; the walk goes on
/// through every token, so that closures and declarations anywhere inside are met in order of place.
struct OutlineReader {
    let tokens: TokenList
    var outline: Outline
    /// What an opening brace, met later, is the body of.
    var bodies: [Int: Scope.Kind] = [:]
    /// The scopes that are open, outermost first.
    var open: [Int] = []
    /// Tokens that a header has read already as declarations of its own.
    var handled: Set<Int> = []

    init(_ tokens: TokenList) {
        self.tokens = tokens
        outline = Outline(unread: tokens)
    }

    mutating func read() {
        for index in tokens.code.indices {
            switch tokens.code[index].kind {
            case .leftBrace: openScope(at: index)
            case .rightBrace: closeScope(at: index)
            case .keyword: readKeyword(at: index)
            case .identifier: readContextualKeyword(at: index)
            default: continue
            }
        }
    }

    private mutating func openScope(at index: Int) {
        guard let close = tokens.match(index) else { return }
        let kind = bodies[index] ?? .closure(readClosureSignature(after: index))
        bindAccessorParameter(before: index, visible: index + 1..<close)
        outline.scopes.append(Scope(kind: kind, range: index..<close + 1, parent: open.last))
        open.append(outline.scopes.count - 1)
    }

    /// `set(name) {`
    private mutating func bindAccessorParameter(before brace: Int, visible: Range<Int>) {
        guard tokens.kind(brace - 1) == .rightParen, tokens.kind(brace - 3) == .leftParen, tokens.kind(brace - 2) == .identifier,
            ["set", "willSet", "didSet"].contains(tokens.text(brace - 4)), tokens.kind(brace - 5) != .period
        else { return }
        bind(brace - 2, .pattern, visible: visible)
    }

    private mutating func closeScope(at index: Int) {
        while let last = open.last, outline.scopes[last].range.upperBound <= index + 1 { open.removeLast() }
    }

    private mutating func readKeyword(at index: Int) {
        if tokens.kind(index - 1) == .period || tokens.kind(index - 1) == .pound { return }
        switch tokens.text(index) {
        case "class" where !isClassModifier(index): readType(.class, at: index)
        case "struct": readType(.struct, at: index)
        case "enum": readType(.enum, at: index)
        case "protocol": readType(.protocol, at: index)
        case "extension": readType(.extension, at: index)
        case "func", "init", "deinit", "subscript": readFunction(at: index)
        case "let", "var": readLetOrVar(at: index)
        case "if": readConditional(.if, at: index)
        case "guard": readConditional(.guard, at: index)
        case "while": readConditional(.while, at: index)
        case "for": readFor(at: index)
        case "catch": readCatch(at: index)
        case "case": readCase(at: index)
        case "do": readBody(.do, after: index)
        case "repeat": readBody(.loop, after: index)
        case "defer": readBody(.defer, after: index)
        case "switch": readSwitch(at: index)
        case "typealias": readTypeAlias(at: index)
        case "else": readElse(at: index)
        default: return
        }
    }

    private mutating func readContextualKeyword(at index: Int) {
        guard tokens.is(index, "actor"), tokens.kind(index + 1) == .identifier, !tokens.startsLine(index + 1),
            tokens.kind(index - 1) != .period
        else { return }
        readType(.actor, at: index)
    }

    /// `class func`, `class var`, and `class` as a protocol's constraint.
    private func isClassModifier(_ index: Int) -> Bool {
        guard tokens.kind(index + 1) == .identifier else { return true }
        return Self.memberModifiers.contains(tokens.text(index + 1)) && tokens.kind(index + 2) != .leftBrace
            && tokens.kind(index + 2) != .colon
    }

    private static let memberModifiers: Set<String> = [
        "override", "final", "lazy", "dynamic", "required", "convenience", "nonisolated", "open",
    ]

    private mutating func readBody(_ kind: Scope.Kind, after index: Int) {
        guard tokens.kind(index + 1) == .leftBrace else { return }
        bodies[index + 1] = kind
    }

    private mutating func readTypeAlias(at index: Int) {
        guard tokens.kind(index + 1) == .identifier, tokens.kind(index + 2) == .equal, let end = tokens.typeEnd(from: index + 3) else {
            return
        }
        let alias = TypeAlias(
            name: outline.name(index + 1), nameIndex: index + 1, type: index + 3..<end, enclosing: currentType, isLocal: isLocal)
        outline.typeAliases.append(alias)
        if isLocal { bind(index + 1, .declaration, visible: currentStart..<currentEnd) }
    }

    private mutating func readSwitch(at index: Int) {
        guard let brace = expressionEnd(from: index + 1, stopsAtBrace: true), tokens.kind(brace) == .leftBrace else { return }
        bodies[brace] = .switch
    }

    /// The `else` of an `if`; a `guard`'s is read with its header.
    private mutating func readElse(at index: Int) {
        guard tokens.kind(index + 1) == .leftBrace, bodies[index + 1] == nil else { return }
        bodies[index + 1] = .do
    }

    /// The scope that is open, as a range of what can be visible in it.
    var currentEnd: Int {
        open.last.map { outline.scopes[$0].range.upperBound - 1 } ?? tokens.count
    }

    var currentStart: Int {
        open.last.map { outline.scopes[$0].range.lowerBound + 1 } ?? 0
    }

    /// The type whose body is the innermost open scope.
    var currentType: Int? {
        guard let last = open.last, case .type(let type) = outline.scopes[last].kind else { return nil }
        return type
    }

    var isLocal: Bool {
        currentType == nil && !open.isEmpty
    }

    mutating func bind(_ nameIndex: Int, _ kind: Binding.Kind, visible: Range<Int>) {
        guard !visible.isEmpty else { return }
        outline.bindings.append(Binding(name: outline.name(nameIndex), nameIndex: nameIndex, kind: kind, visible: visible))
    }
}
