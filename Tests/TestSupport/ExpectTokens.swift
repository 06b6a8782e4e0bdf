import SwiftLexing
import Testing

/// A row of a table of lexing cases: what it shows, a source and its tokens in the notation of `notation(of:in:)`.
package struct TokenCase: Sendable, CustomTestStringConvertible {
    package let name: String
    package let source: [UInt8]
    package let tokens: String

    package init(_ name: String, _ source: String, _ tokens: String) {
        self.init(name, bytes: Array(source.utf8), tokens)
    }

    package init(_ name: String, bytes: [UInt8], _ tokens: String) {
        self.name = name
        self.source = bytes
        self.tokens = tokens
    }

    package var testDescription: String { name }
}

/// Expects the tokens of a row, in order and with nothing between them; blanks and line ends between words do not count.
package func expectTokens(_ row: TokenCase, sourceLocation: SourceLocation = #_sourceLocation) {
    let tokens = Lexer.tokens(of: row.source)
    expectTiled(tokens, row.source, sourceLocation: sourceLocation)
    let expected = row.tokens.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(notation(of: tokens, in: row.source) == expected, "\(row.name)", sourceLocation: sourceLocation)
}

/// Expects tokens that are none of them empty and that joined are the bytes.
package func expectTiled(_ tokens: [Token], _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    var end = 0
    for token in tokens {
        guard token.range.lowerBound == end, !token.range.isEmpty else { break }
        end = token.range.upperBound
    }
    #expect(end == bytes.count, "tokens tile \(end) of \(bytes.count) bytes", sourceLocation: sourceLocation)
}
