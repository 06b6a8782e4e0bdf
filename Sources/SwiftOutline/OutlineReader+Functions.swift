import SwiftLexing

/// What stands between a function's keyword and its body.
private struct FunctionHeader {
    var isGeneric = false
    /// Each with the code index of its inner name.
    var parameters: [(value: FunctionDeclaration.Parameter, name: Int)] = []
    var hasEffects = false
    var returnType: Range<Int>?
    var body: Range<Int>?
}

extension OutlineReader {
    /// `func name<T>(label name: Type) throws -> Result {` with the keyword at an index; also `init`, `deinit`, `subscript`.
    mutating func readFunction(_ keyword: Keyword, at index: Int) {
        guard let nameIndex = functionNameIndex(keyword, at: index) else { return }
        let header = readFunctionHeader(after: nameIndex)
        let name = nameIndex == index ? tokens.text(index) : functionName(nameIndex, isGeneric: header.isGeneric)
        parts.functions.append(
            FunctionDeclaration(
                keyword: index, modifiers: modifiers(before: index), name: name, nameIndex: nameIndex,
                isGeneric: header.isGeneric, parameters: header.parameters.map(\.value), returnType: header.returnType,
                throwsOrAsync: header.hasEffects, bodyOpen: header.body?.lowerBound, bodyClose: header.body.map { $0.upperBound - 1 },
                type: currentType, isLocal: isLocal))
        if isLocal { bind(nameIndex, .declaration, from: currentStart, to: currentEnd) }
        guard let body = header.body else { return }
        bodies[body.lowerBound] = .function(parts.functions.count - 1)
        for parameter in header.parameters { bind(parameter.name, .parameter, from: body.lowerBound + 1, to: body.upperBound - 1) }
        if keyword == .subscript { readAccessors(in: body, as: .function(parts.functions.count - 1)) }
    }

    /// `init` is a call unless a declaration can stand there.
    private func functionNameIndex(_ keyword: Keyword, at index: Int) -> Int? {
        guard keyword == .func else {
            return currentType != nil && tokens.kind(index - 1) != .period ? index : nil
        }
        switch tokens.kind(index + 1) {
        case .identifier, .prefixOperator, .infixOperator, .postfixOperator, .exclamation, .prefixAmpersand, .postfixQuestion,
            .infixQuestion:
            return index + 1
        default: return nil
        }
    }

    /// An operator that swallows the `<` of its generic parameters keeps only what is its own.
    private func functionName(_ index: Int, isGeneric: Bool) -> String {
        guard tokens.isOperator(index) else { return tokens.name(index) }
        let name = tokens.text(index)
        return isGeneric && !tokens.isAngle(index + 1) ? String(name.dropLast()) : name
    }

    private func readFunctionHeader(after nameIndex: Int) -> FunctionHeader {
        var header = FunctionHeader()
        var index = nameIndex + 1
        while tokens.kind(index) == .postfixQuestion || tokens.kind(index) == .exclamation { index += 1 }
        if let end = genericParametersEnd(after: nameIndex, at: index) {
            header.isGeneric = true
            index = end
        }
        if tokens.kind(index) == .leftParen, let close = tokens.match(index) {
            header.parameters = readParameters(index + 1..<max(close, index + 1))
            index = close + 1
        }
        let effectsEnd = tokens.effectsEnd(from: index)
        header.hasEffects = effectsEnd > index
        index = effectsEnd
        if tokens.kind(index) == .arrow, let end = tokens.typeEnd(from: index + 1) {
            header.returnType = index + 1..<end
            index = end
        }
        if tokens.is(index, "where") { index = tokens.whereClauseEnd(at: index) ?? index }
        header.body = braces(at: index)
        return header
    }

    private func genericParametersEnd(after nameIndex: Int, at index: Int) -> Int? {
        if tokens.isAngle(index) { return tokens.genericArgumentsEnd(from: index) }
        guard tokens.isOperator(nameIndex), tokens.kind(index) != .leftParen, tokens.text(nameIndex).hasSuffix("<") else { return nil }
        return tokens.genericParametersEnd(afterOperator: nameIndex)
    }

    private func readParameters(_ range: Range<Int>) -> [(value: FunctionDeclaration.Parameter, name: Int)] {
        tokens.elements(of: range).compactMap { element in
            let label = tokens.attributesEnd(from: element.lowerBound)
            let name = tokens.kind(label + 1) == .colon ? label : label + 1
            guard tokens.kind(name + 1) == .colon, element.contains(name) else { return nil }
            let typeEnd = min(tokens.typeEnd(from: name + 2) ?? element.upperBound, element.upperBound)
            let end = tokens.is(typeEnd, "...") ? typeEnd + 1 : typeEnd
            let parameter = FunctionDeclaration.Parameter(
                label: tokens.is(label, "_") ? nil : tokens.name(label), name: tokens.name(name),
                type: name + 2..<max(typeEnd, name + 2), hasDefault: tokens.kind(end) == .equal && element.contains(end))
            return (parameter, name)
        }
    }
}
