import SwiftLexing

extension OutlineReader {
    /// `class Name<T>: A, B where … {` with the keyword at an index.
    mutating func readType(_ kind: TypeDeclaration.Kind, at keyword: Int) {
        guard let nameRange = readTypeName(at: keyword + 1, dotted: kind == .extension) else { return }
        var index = nameRange.upperBound
        let isGeneric = tokens.isAngle(index)
        if isGeneric {
            guard let past = tokens.genericArgumentsEnd(from: index) else { return }
            index = past
        }
        let colon = tokens.kind(index) == .colon ? index : nil
        var inherited: [Range<Int>] = []
        if colon != nil {
            guard let clause = readInheritedTypes(from: index + 1) else { return }
            inherited = clause
            index = clause.last?.upperBound ?? index + 1
            if tokens.kind(index) == .comma { index += 1 }
        }
        let whereKeyword = tokens.is(index, "where") ? index : nil
        guard let brace = firstBrace(from: index), let close = tokens.match(brace) else { return }
        let name = outline.typeName(nameRange)
        let enclosing = currentType
        outline.types.append(
            TypeDeclaration(
                kind: kind, modifiers: modifiers(before: keyword), keyword: keyword, nameRange: nameRange, name: name,
                qualifiedName: (enclosing.map { outline.types[$0].qualifiedName + "." } ?? "") + name, isGeneric: isGeneric,
                colon: colon, inherited: inherited, whereKeyword: whereKeyword, bodyOpen: brace, bodyClose: close,
                enclosing: enclosing, isLocal: isLocal || enclosing.map { outline.types[$0].isLocal } ?? false))
        bodies[brace] = .type(outline.types.count - 1)
        if isLocal { bind(nameRange.lowerBound, .declaration, visible: currentStart..<currentEnd) }
    }

    private func readTypeName(at index: Int, dotted: Bool) -> Range<Int>? {
        guard tokens.kind(index) == .identifier || tokens.is(index, "Any") else { return nil }
        var end = index + 1
        while dotted, tokens.kind(end) == .period, tokens.kind(end + 1) == .identifier { end += 2 }
        return index..<end
    }

    private func readInheritedTypes(from start: Int) -> [Range<Int>]? {
        var types: [Range<Int>] = []
        var index = start
        while true {
            guard let end = tokens.typeEnd(from: index) else { return nil }
            types.append(index..<end)
            guard tokens.kind(end) == .comma, tokens.kind(end + 1) != .leftBrace, !tokens.is(end + 1, "where") else { return types }
            index = end + 1
        }
    }

    /// The first `{` at bracket depth 0; nil when a line that cannot be part of a header comes first.
    func firstBrace(from start: Int) -> Int? {
        var index = start
        while let kind = tokens.kind(index) {
            switch kind {
            case .leftBrace: return index
            case .rightBrace, .semicolon, .directive: return nil
            case .leftParen, .leftBracket: index = (tokens.match(index) ?? tokens.count) + 1
            default: index += 1
            }
        }
        return nil
    }

    /// The attributes and modifiers in front of a declaration's keyword.
    func modifiers(before keyword: Int) -> Modifiers {
        var start = keyword
        var words: [String] = []
        var attributes: [Modifiers.Attribute] = []
        while let piece = piece(endingAt: start - 1) {
            start = piece.start
            if let attribute = piece.attribute { attributes.insert(attribute, at: 0) } else { words.insert(piece.word, at: 0) }
        }
        return Modifiers(start: start, words: words, attributes: attributes)
    }

    private func piece(endingAt end: Int) -> (start: Int, word: String, attribute: Modifiers.Attribute?)? {
        let hasParens = tokens.kind(end) == .rightParen
        let last = hasParens ? (tokens.match(end) ?? 0) - 1 : end
        var first = last
        while tokens.kind(first - 1) == .period, first >= 2 { first -= 2 }
        if tokens.kind(first - 1) == .at, first <= last {
            let name = outline.compactText(first..<last + 1)
            return (first - 1, "", Modifiers.Attribute(name: name, arguments: hasParens ? last + 2..<end : nil))
        }
        let word = tokens.text(last)
        guard first == last, Self.modifierWords.contains(word), tokens.kind(last - 1) != .period else { return nil }
        return (last, hasParens ? outline.compactText(last..<end + 1) : word, nil)
    }

    private static let modifierWords: Set<String> = [
        "private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final", "override", "lazy", "weak",
        "unowned", "required", "convenience", "dynamic", "mutating", "nonmutating", "nonisolated", "indirect", "optional", "isolated",
        "distributed", "borrowing", "consuming", "prefix", "postfix", "infix", "async", "sending", "each",
    ]
}

extension Outline {
    /// A dotted name without trivia and backticks.
    package func typeName(_ range: Range<Int>) -> String {
        range.map { name($0) }.joined()
    }
}
