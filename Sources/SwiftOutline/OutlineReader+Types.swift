import SwiftLexing

/// What stands between a type's keyword and its body.
private struct TypeHeader {
    let name: Range<Int>
    let isGeneric: Bool
    var colon: Int?
    var inherited: [Range<Int>] = []
    var whereKeyword: Int?
    /// The braces.
    var body: Range<Int>
}

extension OutlineReader {
    /// `class Name<T>: A, B where … {` with the keyword at an index.
    mutating func readType(_ kind: TypeDeclaration.Kind, at keyword: Int) {
        guard let header = readTypeHeader(at: keyword + 1, isExtension: kind == .extension) else { return }
        let name = tokens.typeName(header.name)
        let enclosing = currentType
        parts.types.append(
            TypeDeclaration(
                kind: kind, modifiers: modifiers(before: keyword), keyword: keyword, nameRange: header.name, name: name,
                qualifiedName: (enclosing.map { parts.types[$0].qualifiedName + "." } ?? "") + name, isGeneric: header.isGeneric,
                colon: header.colon, inherited: header.inherited, whereKeyword: header.whereKeyword,
                bodyOpen: header.body.lowerBound, bodyClose: header.body.upperBound - 1,
                enclosing: enclosing, isLocal: isLocal || enclosing.map { parts.types[$0].isLocal } ?? false))
        bodies[header.body.lowerBound] = .type(parts.types.count - 1)
        if isLocal { bind(header.name.lowerBound, .declaration, from: currentStart, to: currentEnd) }
    }

    private func readTypeHeader(at start: Int, isExtension: Bool) -> TypeHeader? {
        guard let (name, nameEnd) = isExtension ? readExtendedType(at: start) : readTypeName(at: start) else { return nil }
        var header = TypeHeader(name: name, isGeneric: nameEnd > name.upperBound, body: 0..<0)
        var index = nameEnd
        if tokens.kind(index) == .colon {
            guard let inherited = readInheritedTypes(from: index + 1), let last = inherited.last else { return nil }
            header.colon = index
            header.inherited = inherited
            index = tokens.kind(last.upperBound) == .comma ? last.upperBound + 1 : last.upperBound
        }
        if tokens.is(index, "where") {
            guard let end = tokens.whereClauseEnd(at: index) else { return nil }
            header.whereKeyword = index
            index = end
        }
        guard let body = braces(at: index) else { return nil }
        header.body = body
        return header
    }

    /// A name and the end of its generic parameters.
    private func readTypeName(at index: Int) -> (Range<Int>, Int)? {
        guard tokens.kind(index) == .identifier else { return nil }
        guard tokens.isAngle(index + 1) else { return (index..<index + 1, index + 1) }
        return tokens.genericArgumentsEnd(from: index + 1).map { (index..<index + 1, $0) }
    }

    /// A dotted name and the end of its generic arguments, or a type with a spelling of its own: `[Int]`.
    private func readExtendedType(at index: Int) -> (Range<Int>, Int)? {
        guard let end = tokens.typeEnd(from: index) else { return nil }
        let angle = (index..<end).first { tokens.isAngle($0) } ?? end
        return tokens.kind(index) == .identifier ? (index..<angle, end) : (index..<end, end)
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

    /// `typealias Name<T> = Type`
    mutating func readTypeAlias(at index: Int) {
        guard let (name, nameEnd) = readTypeName(at: index + 1), let equal = typeAliasEqual(at: nameEnd),
            let end = tokens.typeEnd(from: equal + 1)
        else { return }
        parts.typeAliases.append(
            TypeAlias(
                name: tokens.name(name.lowerBound), nameIndex: name.lowerBound, isGeneric: nameEnd > name.upperBound,
                type: equal + 1..<end, enclosing: currentType, isLocal: isLocal))
        if isLocal { bind(name.lowerBound, .declaration, from: currentStart, to: currentEnd) }
    }

    /// The lexer leaves `>=` whole in `typealias A<T>= B`.
    private func typeAliasEqual(at index: Int) -> Int? {
        if tokens.kind(index) == .equal { return index }
        return tokens.is(index - 1, ">=") ? index - 1 : nil
    }

    /// `class func`, `class override var`, and `class` as a protocol's constraint.
    func isClassModifier(_ index: Int) -> Bool {
        guard tokens.kind(index + 1) == .identifier else { return true }
        guard Modifiers.isWord(tokens.text(index + 1)) else { return false }
        switch tokens.kind(index + 2) {
        case .identifier, .leftParen, .at: return true
        case .keyword: return !tokens.is(index + 2, "where")
        default: return false
        }
    }
}
