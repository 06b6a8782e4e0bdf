/// The kinds of brackets that must balance. Angle brackets are operators to the lexer.
enum BracketKind: Int {
    case paren, brace, bracket, quote, interpolation

    /// What a token opens or closes; nil for what is no bracket.
    @inline(__always)
    static func of(_ kind: TokenKind) -> (kind: BracketKind, opens: Bool)? {
        switch kind {
        case .leftParen: (.paren, true)
        case .rightParen: (.paren, false)
        case .leftBrace: (.brace, true)
        case .rightBrace: (.brace, false)
        case .leftBracket: (.bracket, true)
        case .rightBracket: (.bracket, false)
        case .stringOpen: (.quote, true)
        case .stringClose: (.quote, false)
        case .interpolationOpen: (.interpolation, true)
        case .interpolationClose: (.interpolation, false)
        default: nil
        }
    }
}
