import SwiftLexing

/// A postfix expression `a.b(c)?.d` as its links, each with its code indices.
package struct CallChain: Sendable {
    package enum Link: Sendable, Hashable {
        /// A name, the first one or after a dot: its code index.
        case name(Int)
        /// The parentheses of a call.
        case call(Range<Int>)
        case subscripting(Range<Int>)
        case trailingClosure(Range<Int>)
        /// `?`
        case optional(Int)
        /// `!`
        case force(Int)
        /// A literal, a parenthesised expression, a closure: anything else that can only stand first.
        case other(Range<Int>)
    }

    package let links: [Link]
    package let range: Range<Int>
    /// `.member` without a base.
    package let isImplicitMember: Bool

    /// Reads the chain that begins at an index, up to a limit; nil where none begins.
    package init?(in tokens: TokenList, from start: Int, upTo limit: Int? = nil) {
        let limit = limit ?? tokens.count
        var links: [Link] = []
        var index = start
        isImplicitMember = tokens.kind(start) == .period
        if isImplicitMember { index += 1 }
        guard let first = Self.primary(in: tokens, at: index) else { return nil }
        links.append(first.link)
        index = first.end
        while index < limit, let next = Self.suffix(in: tokens, at: index), next.end <= limit {
            links.append(next.link)
            index = next.end
        }
        self.links = links
        range = start..<index
    }

    private static func primary(in tokens: TokenList, at index: Int) -> (link: Link, end: Int)? {
        switch tokens.kind(index) {
        case .identifier, .dollarIdentifier: return (.name(index), index + 1)
        case .keyword where ["self", "Self", "super", "init", "Any"].contains(tokens.text(index)): return (.name(index), index + 1)
        case .leftParen, .leftBracket, .stringOpen, .leftBrace:
            guard let close = tokens.match(index) else { return nil }
            return (.other(index..<close + 1), close + 1)
        case .keyword where ["nil", "true", "false"].contains(tokens.text(index)): return (.other(index..<index + 1), index + 1)
        case .integer, .float, .regex: return (.other(index..<index + 1), index + 1)
        default: return nil
        }
    }

    private static func suffix(in tokens: TokenList, at index: Int) -> (link: Link, end: Int)? {
        switch tokens.kind(index) {
        case .period:
            let name = tokens.kind(index + 1)
            guard name == .identifier || name == .keyword || name == .integer else { return nil }
            return (.name(index + 1), index + 2)
        case .leftParen, .leftBracket:
            guard !tokens.startsLine(index), let close = tokens.match(index) else { return nil }
            let range = index..<close + 1
            return (tokens.kind(index) == .leftParen ? .call(range) : .subscripting(range), close + 1)
        case .postfixQuestion: return (.optional(index), index + 1)
        case .exclamation: return (.force(index), index + 1)
        default: return nil
        }
    }

    /// Where the chain begins that reaches the name at an index; nil where it cannot be read.
    package static func start(in tokens: TokenList, reaching name: Int) -> Int? {
        var index = name
        while tokens.kind(index - 1) == .period {
            guard let base = base(in: tokens, before: index - 1) else { return index - 1 }
            guard base >= 0 else { return nil }
            index = base
        }
        return index
    }

    /// The first token of the operand before a dot; nil for an implicit member, -1 where it cannot be read.
    private static func base(in tokens: TokenList, before dot: Int) -> Int? {
        var index = dot - 1
        while tokens.kind(index) == .postfixQuestion || tokens.kind(index) == .exclamation {
            if tokens.kind(index - 1) == .keyword, tokens.is(index - 1, "try") || tokens.is(index - 1, "as") { return nil }
            index -= 1
        }
        return operandStart(in: tokens, endingAt: index)
    }

    private static func operandStart(in tokens: TokenList, endingAt end: Int) -> Int? {
        switch tokens.kind(end) {
        case .identifier, .dollarIdentifier, .integer, .float: return end
        case .keyword: return ["self", "Self", "super", "init", "Any"].contains(tokens.text(end)) ? end : nil
        case .stringClose: return tokens.match(end) ?? -1
        case .rightParen, .rightBracket:
            guard let open = tokens.match(end) else { return -1 }
            return callee(in: tokens, before: open) ?? open
        case .rightBrace: return -1
        default:
            // A generic argument list ends in an operator: `Box<Int>.make`.
            guard tokens.text(end).hasSuffix(">"), tokens.kind(end) != .arrow else { return nil }
            return -1
        }
    }

    /// The operand that the bracket at an index applies to; nil when the bracket begins the expression itself.
    private static func callee(in tokens: TokenList, before open: Int) -> Int? {
        if tokens.startsLine(open) { return nil }
        switch tokens.kind(open - 1) {
        case .identifier where tokens.is(open - 1, "await") && tokens.kind(open - 2) != .period: return nil
        case .identifier, .rightParen, .rightBracket, .dollarIdentifier, .stringClose: return operandStart(in: tokens, endingAt: open - 1)
        case .keyword: return ["self", "Self", "super", "init", "Any"].contains(tokens.text(open - 1)) ? open - 1 : nil
        case .postfixQuestion, .exclamation:
            if tokens.is(open - 2, "try") || tokens.is(open - 2, "as") { return nil }
            return operandStart(in: tokens, endingAt: open - 2)
        case .rightBrace: return -1
        case .prefixOperator, .infixOperator, .postfixOperator:
            return tokens.text(open - 1).hasSuffix(">") ? genericCallee(in: tokens, before: open) : nil
        default: return nil
        }
    }

    private static func genericCallee(in tokens: TokenList, before open: Int) -> Int? {
        var index = open - 1
        while index > 0, !tokens.isAngle(index) { index -= 1 }
        guard tokens.genericArgumentsEnd(from: index) == open, tokens.kind(index - 1) == .identifier else { return nil }
        return -1
    }
}
