/// A stretch that is a regex literal, perhaps without its end.
struct RegexExtent {
    /// The offset after its last byte, surplus hashes not included.
    let end: Int
    let isTerminated: Bool
}

extension Lexer {
    mutating func emitRegex(_ regex: RegexExtent) {
        cursor.advance(to: regex.end)
        emit(regex.isTerminated ? .regex : .invalid(.unterminatedRegex))
    }

    /// The regex literal that a slash in an operator opens; nil if it opens none.
    mutating func bareRegex(at slash: Int, operatorEnd: Int) -> RegexExtent? {
        guard !isLeftBound(at: cursor.offset), !namesOperator else { return nil }
        var mustBe = false
        if !isRightBound(at: operatorEnd, isLeftBound: false) {
            // Blank on both sides: an infix operator, unless none can stand here.
            let followsTry = previous?.range.upperBound == endOfLastTry
            guard followsTry || expectsOperand else { return nil }
            mustBe = !mayPassOperator
        }
        return scanBareRegex(at: slash, mustBe: mustBe)
    }

    /// The regex literal at the cursor, which has so many hashes before its slash.
    mutating func lexHashRegex(hashes: Int) {
        let pattern = cursor.offset + hashes + 1
        let blanksEnd = cursor.end(from: pattern) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard isLineEnd(cursor.byte(at: blanksEnd)) else {
            emitRegex(scanHashRegex(from: pattern, hashes: hashes, mayHoldLines: false))
            return lexSurplusHashes()
        }
        // A regex of many lines that nothing closes ends at its first line.
        guard fileClosesRegex(hashes: hashes, from: blanksEnd) else {
            return emitRegex(RegexExtent(end: blanksEnd, isTerminated: false))
        }
        emitRegex(scanHashRegex(from: blanksEnd, hashes: hashes, mayHoldLines: true))
        lexSurplusHashes()
    }

    /// Whether the token before can only be followed by the name of an operator.
    private var namesOperator: Bool {
        guard let previous, previous.kind == .keyword else { return false }
        return isWord("func", previous.range) || isWord("operator", previous.range)
    }

    /// Whether the token before cannot end an operand, so that one must follow.
    private var expectsOperand: Bool {
        guard let previous else { return true }
        switch previous.kind {
        case .leftParen, .leftBracket, .leftBrace, .interpolationOpen, .comma, .colon, .semicolon: return true
        case .prefixOperator, .infixOperator, .prefixAmpersand, .infixQuestion, .equal: return true
        case .directive: return !isWord("#sourceLocation", previous.range)
        case .keyword: return !isValue(previous.range)
        case .invalid(.strayCommentEnd): return true
        default: return false
        }
    }

    /// Whether an operator may stand here without operands, as in `reduce(1, /)`.
    private var mayPassOperator: Bool {
        switch previous?.kind {
        case .leftParen, .leftBracket, .comma, .colon, .colonColon, .interpolationOpen: true
        default: false
        }
    }

    private func isValue(_ word: Range<Int>) -> Bool {
        isWord("self", word) || isWord("Self", word) || isWord("true", word) || isWord("false", word)
            || isWord("nil", word) || isWord("Any", word) || isWord("super", word) || isWord("_", word)
    }

    func isWord(_ word: StaticString, _ range: Range<Int>) -> Bool {
        range.count == word.utf8CodeUnitCount && cursor.has(word, at: range.lowerBound)
    }

    private mutating func fileClosesRegex(hashes: Int, from start: Int) -> Bool {
        if slashesAhead.end == 0 {
            let rest = start..<cursor.bytes.count
            slashesAhead = HashRuns(of: UInt8(ascii: "/"), in: cursor, range: rest, escapes: true)
            bytesAhead += rest.count
        }
        return slashesAhead.has(hashes, from: start)
    }
}
