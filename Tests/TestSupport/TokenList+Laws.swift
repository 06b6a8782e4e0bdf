import SourceText
import SwiftLexing

/// What holds for the tokens of any bytes.
extension TokenList {
    package var violations: [String] {
        tilingViolations + lookAheadViolations + pairingViolations + settlingViolations
    }

    /// Tokens joined are the file's bytes, and none is empty.
    private var tilingViolations: [String] {
        var end = 0
        for token in all {
            guard token.range.lowerBound == end, !token.range.isEmpty else { break }
            end = token.range.upperBound
        }
        return end == file.bytes.count ? [] : ["the tokens tile \(end) of \(file.bytes.count) bytes"]
    }

    /// The lexer looks ahead a bounded number of times at each byte, so that its time is linear.
    private var lookAheadViolations: [String] {
        let examined = Lexer.bytesExaminedAhead(in: file.bytes)
        return examined <= 4 * file.bytes.count ? [] : ["\(examined) bytes looked ahead at in a file of \(file.bytes.count)"]
    }

    /// Partners stand on both sides of each other, and a file without problems has one for every bracket.
    private var pairingViolations: [String] {
        code.indices.filter { index in
            guard let other = match(index) else { return problems.isEmpty && isBracket(index) }
            // Of several openers in branches of `#if` one is the closer's partner.
            guard let back = match(other) else { return true }
            return opens(index) ? other <= index || opens(other) : other >= index || !opens(other) || back < other
        }.map { "the bracket at byte \(code[$0].range.lowerBound) has no partner on its other side" }
    }

    private func isBracket(_ index: Int) -> Bool { opens(index) || closes(index) }

    private func opens(_ index: Int) -> Bool {
        [.leftParen, .leftBrace, .leftBracket, .stringOpen, .interpolationOpen].contains(kind(index))
    }

    private func closes(_ index: Int) -> Bool {
        [.rightParen, .rightBrace, .rightBracket, .stringClose, .interpolationClose].contains(kind(index))
    }

    /// What stands before a line end that is a token does not depend on what follows; checked at some ten line ends.
    private var settlingViolations: [String] {
        let lineEnds = all.indices.filter { all[$0].kind == .newline }
        return stride(from: 0, to: lineEnds.count, by: max(1, lineEnds.count / 10)).map { lineEnds[$0] }.filter { end in
            Lexer.tokens(of: Array(file.bytes[..<all[end].range.upperBound])) != Array(all[...end])
        }.map { "the tokens before the line end at byte \(all[$0].range.lowerBound) depend on what follows" }
    }
}
