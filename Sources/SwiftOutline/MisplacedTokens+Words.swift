import SwiftLexing

/// Keywords and names.
extension MisplacedTokens {
    func isMisplacedKeyword(_ index: Int) -> Bool {
        guard !isLabel(index), tokens.kind(index - 1) != .backslash else { return false }
        let next = tokens.kind(index + 1)
        switch tokens.text(index) {
        case "let", "var":
            return next == nil || next == .equal || next == .infixOperator || next == .rightBrace || isStatementWord(index + 1)
                || tokens.is(index + 1, "else")
        case "import": return isUnreadImport(index)
        case "if", "guard", "while": return next == .comma
        case "case": return next == .leftBrace
        case "switch": return isBodyWithoutCase(index)
        case "class", "struct", "enum", "protocol", "extension", "func":
            guard !isTypeWithParameters(index) else { return true }
            return ![.colon, .comma, .prefixAmpersand, .infixOperator].contains(tokens.kind(index - 1)) && next == .rightBrace
        case "static", "private", "fileprivate", "internal", "public":
            return next == .identifier && !isDeclarationWord(index + 1) && !tokens.startsLine(index + 1) && tokens.kind(index + 2) != .colon
        default: return false
        }
    }

    /// `class a()`, which lacks its `func`, or `struct A()`; but `class nonisolated(nonsending) func`.
    private func isTypeWithParameters(_ index: Int) -> Bool {
        !tokens.is(index, "func") && tokens.kind(index + 1) == .identifier && tokens.kind(index + 2) == .leftParen
            && !tokens.is(index + 1, "subscript") && !isDeclarationWord(index + 1)
    }

    /// `switch a { b: c }`
    private func isBodyWithoutCase(_ index: Int) -> Bool {
        // `f(switch a: B)`
        guard tokens.kind(index + 2) != .colon else { return false }
        var open = brace(from: index + 1)
        while !isCase(open + 1), let close = tokens.match(open), isFollowedByMore(close) { open = brace(from: close + 1) }
        guard let first = tokens.kind(open + 1), ![.rightBrace, .at, .pound, .directive].contains(first) else { return false }
        return !isCase(open + 1)
    }

    /// `a ? b`, and then the brackets close or a statement begins.
    func isWithoutAlternative(_ question: Int) -> Bool {
        var index = question + 1
        while let kind = tokens.kind(index), kind != .colon {
            let isEnd = Self.closers.contains(kind) || kind == .semicolon
            guard !isEnd, !isCase(index), !isStatementWord(index) else { return true }
            index = max(tokens.match(index) ?? index, index) + 1
        }
        return index == tokens.count
    }

    private func isCase(_ index: Int) -> Bool {
        tokens.kind(index) == .keyword && ["case", "default"].contains(tokens.text(index))
    }

    /// The next opening brace that is in no other brackets.
    private func brace(from start: Int) -> Int {
        var open = start
        while let kind = tokens.kind(open), kind != .leftBrace { open = max(tokens.match(open) ?? open, open) + 1 }
        return open
    }

    /// Whether a brace closes a closure in front of the body: `switch a.first { $0 > 1 } {`.
    private func isFollowedByMore(_ close: Int) -> Bool {
        guard let next = tokens.kind(close + 1) else { return false }
        return next == .period || [.leftBrace, .leftParen].contains(next) && !tokens.startsLine(close + 1)
    }

    /// `f(let: x)`, `func f(in let: Int)`, `func f(let var: Int)`, `func f(import file: URL)`.
    private func isLabel(_ index: Int) -> Bool {
        let isFirstOfTwo = tokens.kind(index + 1) == .keyword || tokens.is(index, "import")
        return tokens.kind(index + 1) == .colon || isFirstOfTwo && tokens.kind(index + 2) == .colon
    }

    func isStatementWord(_ index: Int) -> Bool {
        tokens.kind(index) == .keyword && Self.statementWords.union(["if", "switch"]).contains(tokens.text(index))
    }

    /// A contextual word that may stand before, or begin, a declaration.
    func isDeclarationWord(_ index: Int) -> Bool {
        let text = tokens.text(index)
        // The compiler's own modifiers begin with an underscore.
        return text.hasPrefix("_") || Modifiers.isWord(text)
            || ["actor", "macro", "associatedtype", "precedencegroup", "operator"].contains(text)
    }

    private func isUnreadImport(_ index: Int) -> Bool {
        var end = index + 1
        if tokens.kind(end) == .keyword { end += 1 }
        guard tokens.kind(end) == .identifier else { return true }
        while tokens.kind(end + 1) == .period { end += 2 }
        guard let next = tokens.kind(end + 1) else { return false }
        return next != .semicolon && next != .rightBrace && !tokens.startsLine(end + 1)
    }

    /// Two names side by side, or a name and what begins a statement.
    func isFollowedByAnother(_ index: Int) -> Bool {
        switch tokens.kind(index + 1) {
        case .keyword: guard isStatementWord(index + 1) else { return false }
        case .identifier:
            guard !Self.wordsBeforeNames.contains(tokens.text(index)), !tokens.is(index + 1, "async"),
                // `[count of Int]`
                !tokens.is(index + 1, "of")
            else { return false }
        default: return false
        }
        let isLabel = tokens.kind(index + 2) == .colon
        return !isLabel && !tokens.startsLine(index + 1) && !isDeclarationWord(index) && tokens.kind(index - 1) != .pound
            && !isAttribute(index)
    }

    /// Whether a name is that of an attribute, dotted or not.
    func isAttribute(_ index: Int) -> Bool {
        var start = index
        while tokens.kind(start - 1) == .period { start -= 2 }
        return tokens.kind(start - 1) == .at
    }

    private static let closers: Set<TokenKind> = [.rightParen, .rightBracket, .rightBrace, .interpolationClose]

    static let wordsBeforeNames: Set<String> = [
        "await", "some", "any", "each", "unsafe", "consume", "copy", "borrow", "yield", "discard", "get", "set", "then", "inout", "_modify",
        "_read", "of", "unsafeAddress", "unsafeMutableAddress", "macro", "actor", "left", "right", "none", "__shared", "__owned",
    ]
}
