import SwiftLexing

/// A postfix expression `a.b(c)?.d` as its links, each with its code indices.
package struct CallChain: Sendable {
    package enum Link: Sendable, Hashable {
        /// A name, the first one or after a dot: its code index.
        case name(Int)
        /// The parentheses of a call.
        case call(Range<Int>)
        case subscripting(Range<Int>)
        /// Its braces, with its label if it has one. Only read up to a limit: without one, they may be a body.
        case trailingClosure(Range<Int>)
        /// `?`
        case optional(Int)
        /// `!`
        case force(Int)
        /// What stands first and is no name: a literal, a parenthesised expression, a closure, `#selector`.
        /// Behind a name: its generic arguments.
        case other(Range<Int>)
    }

    package let links: [Link]
    package let range: Range<Int>
    /// `.member` without a base.
    package let isImplicitMember: Bool

    /// Reads the chain that begins at an index, up to a limit; nil where none begins.
    package init?(in tokens: TokenList, from start: Int, upTo limit: Int? = nil) {
        let end = min(limit ?? tokens.count, tokens.count)
        let isImplicitMember = tokens.kind(start) == .period
        guard let first = Self.first(in: tokens, at: isImplicitMember ? start + 1 : start), first.end <= end else { return nil }
        var links = [first.link]
        var index = first.end
        while index < end, let next = Self.next(in: tokens, at: index, takesClosures: limit != nil), next.end <= end {
            links.append(next.link)
            index = next.end
        }
        self.links = links
        self.isImplicitMember = isImplicitMember
        range = start..<index
    }

    private typealias Piece = (link: Link, end: Int)

    private static func first(in tokens: TokenList, at index: Int) -> Piece? {
        switch tokens.kind(index) {
        case .identifier, .dollarIdentifier: return (.name(index), index + 1)
        case .keyword where tokens.isNamingKeyword(index): return (.name(index), index + 1)
        case .keyword where tokens.isLiteralKeyword(index): return (.other(index..<index + 1), index + 1)
        case .integer, .float, .regex: return (.other(index..<index + 1), index + 1)
        case .pound: return (.other(index..<index + 2), index + 2)
        case .leftParen, .leftBracket, .stringOpen, .leftBrace: return brackets(in: tokens, at: index).map { (.other($0), $0.upperBound) }
        default: return nil
        }
    }

    private static func next(in tokens: TokenList, at index: Int, takesClosures: Bool) -> Piece? {
        switch tokens.kind(index) {
        case .period:
            let name = tokens.kind(index + 1)
            guard name == .identifier || name == .keyword || name == .integer || name == .dollarIdentifier else { return nil }
            return (.name(index + 1), index + 2)
        case .leftParen where !tokens.startsLine(index): return brackets(in: tokens, at: index).map { (.call($0), $0.upperBound) }
        case .leftBracket where !tokens.startsLine(index): return brackets(in: tokens, at: index).map { (.subscripting($0), $0.upperBound) }
        case .postfixQuestion: return (.optional(index), index + 1)
        case .exclamation: return (.force(index), index + 1)
        case .leftBrace where takesClosures: return brackets(in: tokens, at: index).map { (.trailingClosure($0), $0.upperBound) }
        case _ where takesClosures && tokens.kind(index - 1) == .rightBrace && tokens.isClosureLabel(index):
            return brackets(in: tokens, at: index + 2).map { (.trailingClosure(index..<$0.upperBound), $0.upperBound) }
        case .prefixOperator, .infixOperator, .postfixOperator:
            guard let end = tokens.genericArgumentsEnd(from: index), tokens.mayFollowGenericArguments(end) else { return nil }
            return (.other(index..<end), end)
        default: return nil
        }
    }

    private static func brackets(in tokens: TokenList, at index: Int) -> Range<Int>? {
        guard let close = tokens.match(index), close > index else { return nil }
        return index..<close + 1
    }
}
