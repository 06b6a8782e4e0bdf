import SwiftLexing

extension Reading {
    /// The file as our lexer takes it.
    init(tokens: [SwiftLexing.Token]) {
        self.init(capacity: tokens.last?.range.upperBound ?? 0)
        for token in tokens {
            let byteClass = Self.byteClass(of: token.kind)
            if byteClass == .code {
                appendCode(String(describing: token.kind), count: token.range.count)
            } else {
                append(byteClass, count: token.range.count)
            }
        }
    }

    private static func byteClass(of kind: SwiftLexing.TokenKind) -> ByteClass {
        switch kind {
        case .blank, .newline: .blank
        case .lineComment, .blockComment: .comment
        case .shebang: .shebang
        case .stringOpen, .stringClose: .quote
        case .stringText: .stringText
        case .interpolationOpen, .interpolationClose: .interpolation
        case .regex: .regex
        case .invalid(let problem): byteClass(of: problem)
        default: .code
        }
    }

    private static func byteClass(of problem: SwiftLexing.TokenKind.Problem) -> ByteClass {
        switch problem {
        case .unterminatedComment: .comment
        case .unterminatedString, .unterminatedInterpolation: .stringText
        case .unterminatedRegex: .regex
        case .strayCharacter, .notUTF8, .conflictMarker: .stray
        case .strayCommentEnd, .malformedNumber, .malformedName: .code
        case .singleQuotes, .surplusHashes: .any
        }
    }
}
