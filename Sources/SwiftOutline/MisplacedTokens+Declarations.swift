import SwiftLexing

/// Declarations that end too early.
extension MisplacedTokens {
    /// What follows a variable on its line and is no part of it.
    func unendedVariable(_ variable: VariableDeclaration) -> Int? {
        let next = variable.declarator.upperBound
        guard let kind = tokens.kind(next), variable.accessors == nil else { return nil }
        guard variable.type == nil || variable.initializer != nil else {
            // The last of the parameters in `<let n: Int>` looks like a variable.
            return kind == .infixOperator && !tokens.startsLine(next) && !isAngle(next) ? next : nil
        }
        if case .condition = variable.place {
            guard variable.initializer == nil else { return nil }
            return kind == .comma || kind == .leftBrace || kind == .colon || tokens.is(next, "else") ? nil : next
        }
        // Conditions without their `guard`.
        if kind == .comma, isStatementWord(next + 1) { return next }
        guard !tokens.startsLine(next), !Self.enders.contains(kind), ![.colon, .leftBrace, .directive].contains(kind) else { return nil }
        return ["in", "where", "else"].contains(tokens.text(next)) ? nil : next
    }

    /// Calls among the members of a type, at the beginning of a line after what can end a member.
    func strayCalls(in type: TypeDeclaration) -> [Int] {
        var found: [Int] = []
        var index = type.bodyOpen + 1
        while index < type.bodyClose {
            let isAfterMember = index == type.bodyOpen + 1 || endsMember(index - 1)
            let isCall = tokens.kind(index) == .identifier && tokens.kind(index + 1) == .leftParen
            if isAfterMember, isCall, tokens.startsLine(index), !isDeclarationWord(index) { found.append(index) }
            index = max(tokens.match(index) ?? index, index) + 1
        }
        return found
    }

    /// A modifier behind the last member of a type, with nothing to modify.
    func idleModifier(in type: TypeDeclaration) -> Int? {
        let last = type.bodyClose - 1
        let isWord = last > type.bodyOpen && tokens.kind(last) == .identifier && isDeclarationWord(last)
        return isWord && tokens.startsLine(last) && (last == type.bodyOpen + 1 || endsMember(last - 1)) ? last : nil
    }

    private func endsMember(_ index: Int) -> Bool {
        tokens.kind(index).map(Self.memberEnds.contains) ?? false || tokens.isLiteralKeyword(index)
    }

    private static let memberEnds: Set<TokenKind> = [
        .rightBrace, .rightParen, .rightBracket, .stringClose, .identifier, .integer, .float, .semicolon,
    ]
}
