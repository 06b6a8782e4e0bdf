extension Lexer {
    /// Reads on from a bare slash. An end is the first slash that no backslash precedes, in a character class or not;
    /// unless the literal must be one, what would be unusual in a regex and usual around operators means that it is none.
    mutating func scanBareRegex(at slash: Int, mustBe: Bool) -> RegexExtent? {
        var pattern = BareRegexPattern(mustBe: mustBe)
        let first = cursor.byte(at: slash + 1)
        let opensComment = first == UInt8(ascii: "/") || first == UInt8(ascii: "*")
        let closesComment = slash > 0 && cursor.byte(at: slash - 1) == UInt8(ascii: "*")
        let isBlank = first == UInt8(ascii: " ") || first == UInt8(ascii: "\t")
        guard !opensComment, !closesComment, mustBe || !isBlank else { return nil }
        var offset = slash + 1
        while true {
            let step = pattern.step(at: offset, in: cursor)
            switch step {
            case .goOn(let length):
                offset += length
            case .end(let isTerminated):
                guard isTerminated || mustBe else { bytesAhead += offset - slash; return nil }
                return RegexExtent(end: isTerminated ? offset + 1 : offset, isTerminated: isTerminated)
            case .noRegex:
                bytesAhead += offset - slash
                return nil
            }
        }
    }

    /// Reads on from the slash of a regex with hashes, to as many hashes after an unescaped slash or to the end of the line.
    func scanHashRegex(from start: Int, hashes: Int, mayHoldLines: Bool) -> RegexExtent {
        var offset = start
        while offset < cursor.bytes.count {
            switch cursor.byte(at: offset) {
            case "/" where cursor.hashes(at: offset + 1) >= hashes:
                return RegexExtent(end: offset + 1 + hashes, isTerminated: true)
            case "\n", "\r":
                if !mayHoldLines { return RegexExtent(end: offset, isTerminated: false) }
                offset += 1
            case "\\":
                offset += mayHoldLines || !isLineEnd(cursor.byte(at: offset + 1)) ? 2 : 1
            default:
                offset += 1
            }
        }
        return RegexExtent(end: offset, isTerminated: false)
    }
}

/// Reads the pattern between bare slashes, byte by byte.
private struct BareRegexPattern {
    enum Step {
        case goOn(Int)
        case end(isTerminated: Bool)
        case noRegex
    }

    let mustBe: Bool
    private var groupDepth = 0
    private var classDepth = 0
    private var endsInBlank = false

    init(mustBe: Bool) {
        self.mustBe = mustBe
    }

    mutating func step(at offset: Int, in cursor: ByteCursor) -> Step {
        guard offset < cursor.bytes.count else { return .end(isTerminated: false) }
        let byte = cursor.byte(at: offset)
        switch byte {
        case "\n", "\r": return .end(isTerminated: false)
        case "/": return slash(before: cursor.byte(at: offset + 1))
        case "\\": return escape(before: offset + 1, in: cursor)
        case ")" where classDepth == 0 && groupDepth == 0 && !mustBe: return .noRegex
        case "(" where classDepth == 0: groupDepth += 1
        case ")" where classDepth == 0: groupDepth = max(groupDepth - 1, 0)
        case "[": classDepth += 1
        case "]": classDepth = max(classDepth - 1, 0)
        default: break
        }
        endsInBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
        return .goOn(1)
    }

    private func slash(before next: UInt8) -> Step {
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return .end(isTerminated: false) }
        return endsInBlank && !mustBe ? .noRegex : .end(isTerminated: true)
    }

    private mutating func escape(before offset: Int, in cursor: ByteCursor) -> Step {
        endsInBlank = false
        switch cursor.byte(at: offset) {
        case "\n", "\r": return .goOn(1)
        default: return .goOn(offset < cursor.bytes.count ? 2 : 1)
        }
    }
}
