/// A place in a file that is no Swift, so that the file is read and never edited.
package struct LexicalProblem: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
        case token(TokenKind.Problem)
        /// A bracket without a partner, or a directive whose branches leave different brackets open.
        case unbalancedBracket
        /// A token that the lexer takes and the grammar cannot; found by who knows that.
        case misplacedToken
    }
    package let cause: Cause
    /// Byte offsets.
    package let range: Range<Int>

    package init(cause: Cause, range: Range<Int>) {
        self.cause = cause
        self.range = range
    }
}

extension LexicalProblem {
    /// What forbids editing a file, in order of place.
    static func all(in bytes: [UInt8], code: [Token], pairs: BracketPairs) -> [LexicalProblem] {
        var problems = pairs.unevenDirectives.map { LexicalProblem(cause: .unbalancedBracket, range: code[$0].range) }
        for index in code.indices {
            if let cause = cause(of: code[index].kind, isPaired: pairs.partner[index] >= 0) {
                problems.append(LexicalProblem(cause: cause, range: code[index].range))
            }
        }
        // In comments and literals such bytes are part of a token that looks sound.
        if let range = firstNonUTF8(in: bytes) {
            problems.append(LexicalProblem(cause: .token(.notUTF8), range: range))
        }
        return Set(problems).sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    }

    private static func cause(of kind: TokenKind, isPaired: Bool) -> Cause? {
        if case .invalid(let problem) = kind { return .token(problem) }
        guard !isPaired, BracketKind.of(kind) != nil else { return nil }
        switch kind {
        case .stringOpen: return .token(.unterminatedString)
        case .interpolationOpen: return .token(.unterminatedInterpolation)
        default: return .unbalancedBracket
        }
    }

    private static func firstNonUTF8(in bytes: [UInt8]) -> Range<Int>? {
        bytes.withUnsafeBufferPointer { ByteCursor($0).firstNonUTF8() }
    }
}
