import SwiftParser
import SwiftSyntax

extension Reading {
    /// The file as the toolchain's parser takes it.
    init(parsing bytes: [UInt8]) {
        self.init(capacity: bytes.count)
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let place = Place(of: token)
            append(token.leadingTrivia, length: token.leadingTriviaLength, within: place.leading)
            append(token)
            append(token.trailingTrivia, length: token.trailingTriviaLength, within: place.trailing)
        }
    }

    /// The parser counts the indentation and the line ends of a `"""` literal as trivia.
    private struct Place {
        var leading = ByteClass.blank
        var trailing = ByteClass.blank

        init(of token: TokenSyntax) {
            switch token.tokenKind {
            case .stringSegment:
                leading = .stringText
                trailing = .stringText
            case .multilineStringQuote:
                let isOpening =
                    token.keyPathInParent == \StringLiteralExprSyntax.openingQuote
                    || token.keyPathInParent == \SimpleStringLiteralExprSyntax.openingQuote
                if isOpening { trailing = .stringText } else { leading = .stringText }
            default: break
            }
        }
    }

    private mutating func append(_ trivia: Trivia, length: SourceLength, within byteClass: ByteClass) {
        // Its pieces are strings, in which bytes that are not UTF-8 have been replaced.
        guard trivia.sourceLength == length else { return append(.any, count: length.utf8Length) }
        for piece in trivia {
            let count = piece.sourceLength.utf8Length
            switch piece {
            case .lineComment, .blockComment, .docLineComment, .docBlockComment: append(.comment, count: count)
            case .unexpectedText(let text) where text == "\u{FEFF}": append(.blank, count: count)
            case .unexpectedText: append(byteClass == .blank ? .stray : byteClass, count: count)
            default: append(byteClass, count: count)
            }
        }
    }

    private mutating func append(_ token: TokenSyntax) {
        let count = token.trimmedLength.utf8Length
        let isInterpolation = token.parent?.is(ExpressionSegmentSyntax.self) ?? false
        switch token.tokenKind {
        case .stringQuote, .multilineStringQuote: append(.quote, count: count)
        case .singleQuote: append(.any, count: count)
        case .rawStringPoundDelimiter: append(isInterpolation ? .interpolation : .quote, count: count)
        case .stringSegment: append(.stringText, count: count)
        case .regexSlash, .regexLiteralPattern, .regexPoundDelimiter: append(.regex, count: count)
        case .shebang: append(.shebang, count: count)
        case .backslash where isInterpolation, .leftParen where isInterpolation, .rightParen where isInterpolation:
            append(.interpolation, count: count)
        default: appendCode(Self.name(of: token.tokenKind), count: count)
        }
    }

    private static func name(of kind: SwiftSyntax.TokenKind) -> String {
        String(String(describing: kind).prefix { $0 != "(" })
    }
}
