/// What a token is, as far as its bytes, its neighbours' bytes and the token before it tell.
package enum TokenKind: Hashable, Sendable {
    // Trivia: what lies between code.
    case blank, newline, lineComment, blockComment, shebang

    /// A name, in backticks or not. Contextual keywords (`async`, `final`, `some`, …) and members after a `.` are identifiers too.
    case identifier
    /// A word that Swift's parser reserves everywhere (`let`, `as`, `in`, `self`, `Self`, `init`, `nil`, `try`, `Any`, …), and `_`,
    /// which names nothing. Not after a `.`, save `init` and `self`; as a label (`f(in: x)`) it stays a keyword.
    case keyword
    /// `$0`, or a lone `$`.
    case dollarIdentifier
    /// Without its sign. The version `13.0.1` is a float, a period and an integer.
    case integer, float

    case prefixOperator, infixOperator, postfixOperator
    /// `=` that is no part of a longer operator.
    case equal
    case arrow
    /// `&` in front of an operand (inout).
    case prefixAmpersand
    /// `?` right after an operand: optional chaining, `try?`, `as?`, an optional type.
    case postfixQuestion
    case infixQuestion
    /// `!` right after an operand: unwrapping, `try!`, `as!`.
    case exclamation

    case leftParen, rightParen, leftBrace, rightBrace, leftBracket, rightBracket
    case comma, colon, colonColon, semicolon, period, at, pound, backslash, backtick

    /// `#if`, `#elseif`, `#else`, `#endif` or `#sourceLocation`; their conditions are ordinary tokens.
    case directive
    /// `<#…#>`
    case placeholder

    /// The opening quote with its hashes: `"`, `"""`, `#"`.
    case stringOpen
    /// A stretch of a string literal between quotes and interpolations.
    case stringText
    case stringClose
    /// `\(` with the hashes between.
    case interpolationOpen
    case interpolationClose
    /// A whole regex literal, delimiters included.
    case regex

    /// A token that is no Swift, so that its file is read and never edited.
    case invalid(Problem)

    /// Why a token is no Swift. `unterminatedInterpolation` is a problem of a `TokenList` only: what it lacks has no bytes.
    package enum Problem: String, Hashable, Sendable, CaseIterable {
        case unterminatedString, unterminatedInterpolation, unterminatedComment, unterminatedRegex
        case singleQuotes, surplusHashes, strayCommentEnd, strayCharacter, notUTF8
        case malformedNumber, malformedName
        case conflictMarker
    }

    /// Blanks, newlines, comments and a shebang: what lies between code.
    package var isTrivia: Bool {
        switch self {
        case .blank, .newline, .lineComment, .blockComment, .shebang: true
        default: false
        }
    }

    package var isComment: Bool {
        self == .lineComment || self == .blockComment
    }
}
