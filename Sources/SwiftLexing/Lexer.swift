/// Splits Swift source into tokens. It never throws and never stops: what is wrong is a token of kind `.invalid`.
///
/// It reads from left to right. What it knows of the past is the mode, the last token that is no trivia and the byte before;
/// what it knows of the future is a few bounded look-aheads, whose bytes it counts. No token is revised.
package struct Lexer {
    var cursor: ByteCursor
    private(set) var tokens: [Token] = []
    private(set) var mode = LexerMode.code
    private var outerModes: [LexerMode] = []
    /// Where the next token begins: the end of the last one, so that tokens tile the file by construction.
    private(set) var tokenStart = 0
    /// The last token that is no trivia.
    private(set) var previous: Token?
    /// Where the `?` or `!` of the last `try?` or `try!` ended.
    var endOfLastTry = -1
    /// Where a `"` with hashes stands on this line, and where a `/` with hashes stands in the rest of the file.
    var quotesOnLine = HashRuns()
    var slashesAhead = HashRuns()
    /// The conflict markers that have no end in the rest of the file.
    var openConflicts: [ConflictMarker] = []
    /// How many bytes look-aheads have examined that did not become part of the token in hand.
    var bytesAhead = 0

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        cursor = ByteCursor(bytes)
        // Of Swift in the wild a token takes 4 to 5 bytes.
        tokens.reserveCapacity(bytes.count / 4 + 16)
    }

    /// The tokens of any bytes at all; they tile them.
    package static func tokens(of bytes: [UInt8]) -> [Token] {
        bytes.withUnsafeBufferPointer { buffer in
            var lexer = Lexer(buffer)
            lexer.run()
            return lexer.tokens
        }
    }

    /// How many bytes look-aheads examine in a file, on top of reading each byte once: what keeps the lexer's time linear.
    package static func bytesExaminedAhead(in bytes: [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { buffer in
            var lexer = Lexer(buffer)
            lexer.run()
            return lexer.bytesAhead
        }
    }

    private mutating func run() {
        while !cursor.isAtEnd {
            if case .string(let delimiter) = mode { lexString(delimiter) } else { lexCode() }
        }
    }

    /// Ends the token at the cursor.
    @inline(__always)
    mutating func emit(_ kind: TokenKind) {
        let token = Token(kind: kind, range: Range(uncheckedBounds: (tokenStart, cursor.offset)))
        tokens.append(token)
        tokenStart = cursor.offset
        previous = token
    }

    /// Ends a token that the look-behind does not see.
    @inline(__always)
    mutating func emitTrivia(_ kind: TokenKind) {
        tokens.append(Token(kind: kind, range: Range(uncheckedBounds: (tokenStart, cursor.offset))))
        tokenStart = cursor.offset
    }

    /// Ends a token so many bytes ahead.
    @inline(__always)
    mutating func emit(_ kind: TokenKind, length: Int) {
        cursor.advance(length)
        emit(kind)
    }

    mutating func enter(_ inner: LexerMode) {
        outerModes.append(mode)
        mode = inner
    }

    mutating func leave() {
        mode = outerModes.popLast() ?? .code
    }

    mutating func replaceMode(_ mode: LexerMode) {
        self.mode = mode
    }
}
