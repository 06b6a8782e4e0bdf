import SwiftLexing

extension OutlineReader {
    /// Reads the accessors in braces, if that is what they hold: the body of each is what the braces are.
    mutating func readAccessors(in braces: Range<Int>, as kind: Scope.Kind) {
        var index = braces.lowerBound + 1
        guard beginsAccessorList(index) else { return }
        while index < braces.upperBound - 1, let end = readAccessor(from: index, as: kind) { index = end }
    }

    /// Moves over one accessor, or over a compilation directive with its condition.
    private mutating func readAccessor(from start: Int, as kind: Scope.Kind) -> Int? {
        if tokens.kind(start) == .directive {
            return (start + 1..<tokens.count).first { tokens.startsLine($0) }
        }
        let keyword = accessorKeyword(from: start)
        guard isAccessorKeyword(keyword) else { return nil }
        var index = keyword + 1
        var name: Int?
        if tokens.kind(index) == .leftParen, let close = tokens.match(index) {
            name = close == index + 2 ? index + 1 : nil
            index = close + 1
        }
        index = tokens.effectsEnd(from: index)
        guard let body = braces(at: index) else { return index }
        bodies[body.lowerBound] = kind
        bindValue(of: keyword, named: name, in: body.lowerBound + 1..<max(body.upperBound - 1, body.lowerBound + 1))
        return body.upperBound
    }

    private mutating func bindValue(of keyword: Int, named name: Int?, in body: Range<Int>) {
        if let name {
            bind(name, .parameter, from: body.lowerBound, to: body.upperBound)
        } else if tokens.is(keyword, "set") || tokens.is(keyword, "willSet") {
            bindImplicit("newValue", at: keyword, in: body)
        } else if tokens.is(keyword, "didSet") {
            bindImplicit("oldValue", at: keyword, in: body)
        }
    }

    /// Past attributes and modifiers.
    private func accessorKeyword(from start: Int) -> Int {
        var index = tokens.attributesEnd(from: start)
        while ["mutating", "nonmutating", "__consuming", "borrowing", "consuming", "nonisolated"].contains(tokens.text(index)) {
            index = tokens.attributesEnd(from: index + 1)
        }
        return index
    }

    private func isAccessorKeyword(_ index: Int) -> Bool {
        switch tokens.kind(index) {
        case .identifier: Self.accessorWords.contains(tokens.text(index))
        case .keyword: tokens.is(index, "init")
        default: false
        }
    }

    private static let accessorWords: Set<String> = [
        "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "unsafeAddress", "unsafeMutableAddress", "yielding",
    ]

    /// Whether braces begin with an accessor; else they are the body of a getter, which may call something named `get`.
    private func beginsAccessorList(_ start: Int) -> Bool {
        let keyword = accessorKeyword(from: start)
        guard isAccessorKeyword(keyword) else { return false }
        switch tokens.kind(keyword + 1) {
        case .leftBrace, .rightBrace, .directive, .at: return true
        case .leftParen: return tokens.match(keyword + 1).map { tokens.kind($0 + 1) == .leftBrace } ?? false
        case .identifier, .keyword: return tokens.isEffect(keyword + 1) || isAccessorKeyword(accessorKeyword(from: keyword + 1))
        default: return false
        }
    }
}
