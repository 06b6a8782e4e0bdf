import SwiftLexing

/// Where names mean types.
extension Outline {
    /// Whether a code token is part of a type: of a parameter, a result or a variable, of what something is cast to, of generic
    /// arguments, of a closure's signature. What could be one as well as a value counts as one.
    package func isInType(_ index: Int) -> Bool {
        let isDeclared =
            functions.contains { function in
                function.parameters.contains { $0.type.contains(index) } || function.returnType?.contains(index) ?? false
            } || variables.contains { $0.type?.contains(index) ?? false } || typeAliases.contains { $0.type.contains(index) }
        return isDeclared || isWrittenAsType(index)
    }

    /// By what stands around it, or around the brackets that it is in.
    private func isWrittenAsType(_ index: Int) -> Bool {
        var place = index
        while !isBehindTypeMark(place), !isInAngles(place), !isOfSignature(place) {
            guard let open = enclosingBracket(of: place), tokens.kind(open) != .leftBrace else { return false }
            place = open
        }
        return true
    }

    /// `as X`, `is X`, `-> X`
    private func isBehindTypeMark(_ index: Int) -> Bool {
        var before = index - 1
        while tokens.kind(before) == .period { before -= 2 }
        if tokens.kind(before) == .exclamation || tokens.kind(before) == .postfixQuestion { before -= 1 }
        return tokens.kind(before) == .arrow || tokens.is(before, "as") || tokens.is(before, "is")
    }

    private func isInAngles(_ index: Int) -> Bool {
        var before = index - 1
        while let kind = tokens.kind(before), Self.kindsInAngles.contains(kind) {
            if let end = tokens.genericArgumentsEnd(from: before), end > index { return true }
            before = min(tokens.match(before) ?? before, before) - 1
        }
        return false
    }

    /// `[(X) -> Y]()`, `{ (a: X) in`, `{ [b] (a: X) -> Y in`; a call or a function has a name in front.
    private func isOfSignature(_ index: Int) -> Bool {
        guard tokens.kind(index) == .leftParen, let close = tokens.match(index), let before = tokens.kind(index - 1) else { return false }
        guard Self.kindsBeforeSignature.contains(before) || before == .identifier && tokens.kind(index - 2) == .at else { return false }
        return tokens.kind(close + 1) == .arrow || ["in", "async", "throws"].contains(tokens.text(close + 1))
    }

    private static let kindsBeforeSignature: Set<TokenKind> = [.leftBrace, .leftBracket, .rightBracket, .leftParen, .comma, .colon]

    private static let kindsInAngles: Set<TokenKind> = [
        .identifier, .keyword, .comma, .colon, .period, .postfixQuestion, .exclamation, .arrow, .at, .prefixOperator, .infixOperator,
        .postfixOperator, .rightParen, .rightBracket,
    ]
}
