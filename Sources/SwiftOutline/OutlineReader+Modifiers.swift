import SwiftLexing

extension OutlineReader {
    /// The attributes and modifiers in front of a declaration's keyword.
    func modifiers(before keyword: Int) -> Modifiers {
        var start = keyword
        var words: [String] = []
        var attributes: [Modifiers.Attribute] = []
        while true {
            if let attribute = attribute(endingAt: start - 1) {
                attributes.append(attribute.value)
                start = attribute.start
            } else if let word = modifier(endingAt: start - 1) {
                words.append(word.value)
                start = word.start
            } else {
                return Modifiers(start: start, words: words.reversed(), attributes: attributes.reversed())
            }
        }
    }

    private func modifier(endingAt end: Int) -> (start: Int, value: String)? {
        guard tokens.kind(end) == .rightParen else {
            return isModifier(end) ? (end, tokens.text(end)) : nil
        }
        guard let open = tokens.match(end), open > 0, end == open + 2, isModifier(open - 1) else { return nil }
        let argument = tokens.text(open + 1)
        guard ["set", "safe", "unsafe", "nonsending"].contains(argument) else { return nil }
        return (open - 1, tokens.compactText(open - 1..<end + 1))
    }

    private func isModifier(_ index: Int) -> Bool {
        switch tokens.kind(index) {
        case .keyword:
            return tokens.is(index, "public") || tokens.is(index, "private") || tokens.is(index, "internal") || tokens.is(index, "static")
                || tokens.is(index, "fileprivate") || tokens.is(index, "class")
        case .identifier where Modifiers.isWord(tokens.text(index)):
            // After `func f()` of a protocol `async` is that function's.
            if tokens.is(index, "async"), !tokens.is(index + 1, "let") || tokens.startsLine(index + 1) { return false }
            return !isOperandThere(index)
        default: return false
        }
    }

    /// Whether what stands before a word makes it a value: `x = lazy`, `return open`, `a.final`.
    private func isOperandThere(_ index: Int) -> Bool {
        switch tokens.kind(index - 1) {
        case .infixOperator, .prefixOperator, .equal, .infixQuestion, .comma, .period, .prefixAmpersand, .arrow: return true
        case .keyword:
            return ["return", "try", "throw", "as", "is", "func", "let", "var", "case", "if", "guard", "while"].contains(
                tokens.text(index - 1))
        default: return false
        }
    }

    private func attribute(endingAt end: Int) -> (start: Int, value: Modifiers.Attribute)? {
        var last = end
        var arguments: Range<Int>?
        if tokens.kind(end) == .rightParen, let open = tokens.match(end), tokens.isAdjacent(open) {
            arguments = open + 1..<end
            last = open - 1
        }
        guard let at = attributeStart(endingAt: last) else { return nil }
        return (at, Modifiers.Attribute(name: tokens.compactText(at + 1..<last + 1), arguments: arguments))
    }

    /// The `@` of the attribute name that ends at an index, generic arguments included.
    private func attributeStart(endingAt last: Int) -> Int? {
        var first = last
        if tokens.isOperator(last) {
            guard let angle = tokens.genericArgumentsStart(endingAt: last) else { return nil }
            first = angle - 1
        }
        while tokens.kind(first - 1) == .period, first >= 2 { first -= 2 }
        return first <= last && tokens.kind(first - 1) == .at ? first - 1 : nil
    }
}
