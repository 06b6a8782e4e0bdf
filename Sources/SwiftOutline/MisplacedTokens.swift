import SwiftLexing

/// Finds tokens that stand where no Swift can have them, by their neighbours and by how far declarations can be read.
///
/// It knows only some of what the compiler refuses, and is to find nothing in files that compile: a reading that is lenient
/// elsewhere would take what follows for something else.
struct MisplacedTokens {
    let tokens: TokenList
    let parts: OutlineParts

    /// The problems of the tokens; where they have none, those that are misplaced.
    static func problems(in tokens: TokenList, _ parts: OutlineParts) -> [LexicalProblem] {
        guard tokens.problems.isEmpty else { return tokens.problems }
        return MisplacedTokens(tokens: tokens, parts: parts).all().map {
            LexicalProblem(cause: .misplacedToken, range: tokens.code[$0].range)
        }
    }

    /// Code indices, in order.
    func all() -> [Int] {
        let declared = parts.variables.compactMap(unendedVariable) + parts.types.flatMap(strayCalls) + parts.types.compactMap(idleModifier)
        let ats = tokens.code.indices.filter { tokens.code[$0].kind == .at && !isName($0 + 1) }
        return Set(outsideAttributes.filter(isMisplaced) + declared + ats).sorted()
    }

    /// Each attribute has a grammar of its own.
    private var outsideAttributes: [Int] {
        var indices: [Int] = []
        var index = 0
        while index < tokens.count {
            index = tokens.attributesEnd(from: index)
            if index < tokens.count { indices.append(index) }
            index += 1
        }
        return indices
    }

    /// Whether a token cannot be followed by the next one.
    private func isMisplaced(_ index: Int) -> Bool {
        switch tokens.code[index].kind {
        case .period: cannotFollowPeriod(index)
        case .equal: cannotBeValue(index + 1)
        case .arrow: tokens.kind(index + 1).map(Self.enders.contains) ?? true
        case .comma: [.comma, .equal, .colon, .semicolon].contains(tokens.kind(index + 1))
        case .infixOperator: isOperatorWithoutOperand(index)
        case .prefixOperator: isBehindOperand(index)
        case .infixQuestion: isWithoutAlternative(index)
        case .rightParen: isFollowedByOperand(index)
        case .backslash: isMisplacedBackslash(index)
        case .colon: [.comma, .equal, .colon, .postfixQuestion, .infixQuestion].contains(tokens.kind(index + 1))
        case .keyword: isMisplacedKeyword(index)
        case .identifier: isFollowedByAnother(index)
        default: false
        }
    }

    private func cannotFollowPeriod(_ index: Int) -> Bool {
        guard let next = tokens.kind(index + 1) else { return true }
        let isMember = tokens.isAdjacent(index) && tokens.kind(index - 1) == .identifier
        let isCutOff = isMember && !tokens.isAdjacent(index + 1)
        return isCutOff || Self.enders.contains(next) || [.colon, .equal, .leftBrace, .stringOpen, .infixOperator].contains(next)
    }

    private func cannotBeValue(_ index: Int) -> Bool {
        guard let kind = tokens.kind(index) else { return true }
        if kind == .keyword { return Self.statementWords.contains(tokens.text(index)) || tokens.is(index, "else") }
        return Self.enders.contains(kind) || [.colon, .equal, .infixOperator, .infixQuestion, .postfixQuestion].contains(kind)
    }

    private func isName(_ index: Int) -> Bool { tokens.kind(index) == .identifier || tokens.kind(index) == .keyword }

    /// Where an argument begins, and not the whole argument; of a range, in front of a body.
    private func isOperatorWithoutOperand(_ index: Int) -> Bool {
        guard let before = tokens.kind(index - 1), let next = tokens.kind(index + 1) else { return false }
        if next == .leftBrace, tokens.isAdjacent(index + 1), ["..<", "..."].contains(tokens.text(index)) { return true }
        return [.leftParen, .leftBracket, .comma].contains(before) && ![.rightParen, .rightBracket, .comma].contains(next)
    }

    /// `a -b`, which Swift takes for two expressions side by side. `A <B<C> >` is one.
    private func isBehindOperand(_ index: Int) -> Bool {
        guard index > 0, !tokens.startsLine(index), !isAngle(index) else { return false }
        if tokens.kind(index - 1) == .identifier {
            return !Self.wordsBeforeNames.contains(tokens.text(index - 1)) && !isDeclarationWord(index - 1)
        }
        let isWord = tokens.isLiteralKeyword(index - 1) || tokens.isNamingKeyword(index - 1)
        return isWord || Self.operandEnds.contains(tokens.code[index - 1].kind)
    }

    /// Whether an operator may be, or begin with, one of the brackets around generic arguments.
    func isAngle(_ index: Int) -> Bool {
        ["<", ">"].contains(tokens.text(index).prefix(1))
    }

    /// Two arguments without a comma.
    private func isFollowedByOperand(_ index: Int) -> Bool {
        guard tokens.kind(index + 1) == .identifier, !tokens.startsLine(index + 1), tokens.kind(index + 2) != .colon,
            let open = tokens.match(index), let outer = parts.enclosingBracket(of: index + 1)
        else { return false }
        let isParameter = tokens.kind(index + 2) == .identifier && tokens.kind(index + 3) == .colon
        return [.leftParen, .interpolationOpen].contains(tokens.code[outer].kind) && !isParameter && !isAttribute(open - 1)
            && !["async", "reasync"].contains(tokens.text(index + 1))
    }

    /// In front of parentheses that are no type with members: an interpolation outside of any string.
    private func isMisplacedBackslash(_ index: Int) -> Bool {
        guard tokens.kind(index + 1) == .leftParen, let close = tokens.match(index + 1) else { return false }
        return ![.period, .postfixQuestion, .exclamation, .leftBracket].contains(tokens.kind(close + 1))
    }

    /// What ends an expression.
    static let enders: Set<TokenKind> = [.comma, .semicolon, .rightParen, .rightBracket, .rightBrace]

    /// What ends an operand, names and words aside.
    private static let operandEnds: Set<TokenKind> = [
        .rightParen, .rightBracket, .integer, .float, .stringClose, .regex, .dollarIdentifier, .postfixOperator,
    ]

    /// Words that begin a declaration or a statement and cannot be a value.
    static let statementWords: Set<String> = [
        "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "import", "guard", "return", "for", "while", "typealias",
    ]
}
