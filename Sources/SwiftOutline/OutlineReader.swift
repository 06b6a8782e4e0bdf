import SwiftLexing

/// Reads an outline in one walk over the code tokens.
///
/// A header (of a type, a function, a condition, …) is read ahead and says what its braces will be; the walk goes on
/// through every token, so that closures and declarations anywhere inside are met in order of place.
struct OutlineReader {
    let tokens: TokenList
    var parts = OutlineParts()
    /// What an opening brace, met later, is the body of.
    var bodies: [Int: Scope.Kind] = [:]
    /// Keywords that a header has read already.
    var handled: Set<Int> = []
    var nesting = Nesting()
    var forks: [Fork] = []
    private(set) var directives: [Int] = []
    /// For an open `switch` scope the case that is being read.
    var cases: [Int: SwitchCase] = [:]
    /// For the keyword of an `else if` the end of the chain that it is part of; nil for a chain that cannot be read.
    var chainEnds: [Int: Int?] = [:]

    init(_ tokens: TokenList) {
        self.tokens = tokens
    }

    mutating func read() {
        for index in tokens.code.indices {
            switch tokens.code[index].kind {
            case .leftBrace:
                openBracket(at: index, isBrace: true)
                openScope(at: index)
            case .leftParen, .leftBracket, .interpolationOpen: openBracket(at: index, isBrace: false)
            case .rightBrace, .rightParen, .rightBracket, .interpolationClose: closeBracket(at: index)
            case .keyword: readKeyword(at: index)
            case .identifier: readContextualKeyword(at: index)
            case .directive:
                directives.append(index)
                readDirective(at: index)
            default: continue
            }
        }
    }

    private mutating func openScope(at index: Int) {
        guard let close = tokens.match(index), close > index, !tokens.is(index - 2, "precedencegroup") else { return }
        let kind = bodies[index] ?? .closure(readClosureSignature(after: index))
        parts.scopes.append(Scope(kind: kind, range: index..<close + 1, parent: nesting.scope))
        nesting.scope = parts.scopes.count - 1
    }

    private mutating func readKeyword(at index: Int) {
        guard let keyword = tokens.keyword(index), isAtStatementLevel, !handled.contains(index), !tokens.is(index - 1, "import") else {
            return
        }
        switch keyword {
        case .class: if !isClassModifier(index) { readType(.class, at: index) }
        case .struct: readType(.struct, at: index)
        case .enum: readType(.enum, at: index)
        case .protocol: readType(.protocol, at: index)
        case .extension: readType(.extension, at: index)
        case .func, .`init`, .deinit, .subscript: readFunction(keyword, at: index)
        case .let, .var: readLetOrVar(at: index)
        case .if: readConditional(.if, at: index)
        case .guard: readConditional(.guard, at: index)
        case .while: readConditional(.while, at: index)
        case .for: readFor(at: index)
        case .catch: readCatch(at: index)
        case .case: readCase(at: index)
        case .default: beginCase(at: index)
        case .do: readBody(.do, after: index)
        case .repeat: readRepeat(at: index)
        case .defer: readBody(.defer, after: index)
        case .switch: readSwitch(at: index)
        case .typealias: readTypeAlias(at: index)
        case .else: readElse(at: index)
        }
    }

    private mutating func readContextualKeyword(at index: Int) {
        guard tokens.is(index, "actor"), isAtStatementLevel, tokens.kind(index + 1) == .identifier, !tokens.startsLine(index + 1),
            tokens.kind(index - 1) != .period
        else { return }
        readType(.actor, at: index)
    }

    private mutating func readBody(_ kind: Scope.Kind, after index: Int) {
        guard tokens.kind(index + 1) == .leftBrace else { return }
        bodies[index + 1] = kind
    }

    /// Its `while` has no body.
    private mutating func readRepeat(at index: Int) {
        readBody(.loop, after: index)
        guard let body = braces(at: index + 1), tokens.is(body.upperBound, "while") else { return }
        handled.insert(body.upperBound)
    }

    private mutating func readSwitch(at index: Int) {
        guard tokens.kind(index + 1) != .leftBrace, let brace = expressionEnd(from: index + 1, stopsAtBrace: true) else { return }
        if tokens.kind(brace) == .leftBrace { bodies[brace] = .switch }
    }

    /// The `else` of an `if` that could not be read; the others are read with their headers.
    private mutating func readElse(at index: Int) {
        guard tokens.kind(index + 1) == .leftBrace, bodies[index + 1] == nil else { return }
        bodies[index + 1] = .do
    }
}
