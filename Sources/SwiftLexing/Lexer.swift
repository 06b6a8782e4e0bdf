import SourceText

/// Splits Swift source into tokens. It never throws and never stops: what is wrong is a token of kind `.invalid`.
package struct Lexer {
    /// The tokens of any bytes at all; they tile them.
    package static func tokens(of bytes: [UInt8]) -> [Token] {
        []
    }
}
