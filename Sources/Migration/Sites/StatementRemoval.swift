import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Removes a statement with the line that it leaves empty; comments on it stay, on a line of their own.
struct StatementRemoval {
    let outline: Outline

    func edits(_ statement: Range<Int>) -> [Edit] {
        let layout = Layout(outline: outline)
        var bytes = outline.bytes(statement)
        let isNeeded = outline.tokens.kind(statement.upperBound + 1) == .leftBrace
        if outline.tokens.kind(statement.upperBound) == .semicolon, !isNeeded {
            bytes = bytes.lowerBound..<outline.tokens.code[statement.upperBound].range.upperBound
        }
        let stop = layout.lineStop(bytes.upperBound)
        let trailing = layout.comments(in: bytes.upperBound..<stop)
        let comments = layout.comments(in: bytes) + trailing
        let codeFollows = !isOnlyTrivia(bytes.upperBound..<stop)
        guard layout.isFirstOnLine(bytes.lowerBound), !codeFollows else {
            return [edit(bytes.lowerBound..<afterBlanks(bytes.upperBound, upTo: stop), keeping: layout.comments(in: bytes))]
        }
        guard comments.isEmpty else {
            let indentation = layout.indentation(at: bytes.lowerBound)
            let lines = comments.map { outline.file.text($0.range) }.joined(separator: layout.lineEnd(at: bytes.lowerBound) + indentation)
            let end = trailing.last.map { max($0.range.upperBound, bytes.upperBound) } ?? bytes.upperBound
            return [Edit(range: SourceRange(path: outline.path, bytes: bytes.lowerBound..<end), replacement: lines)]
        }
        return [edit(lines(around: bytes, layout: layout), keeping: [])]
    }

    /// The statement's lines, and the blank line after them where the one before is blank or opens a block.
    private func lines(around bytes: Range<Int>, layout: Layout) -> Range<Int> {
        let start = layout.lineStart(bytes.lowerBound)
        let next = layout.nextLine(bytes.upperBound)
        guard layout.isBlankLine(next) else { return start..<next }
        let previous = outline.file.bytes[..<start].reversed().drop { Layout.isLineEnd($0) || Layout.isBlank($0) }.first
        let opensBlock = previous == UInt8(ascii: "{") || previous == UInt8(ascii: "n") && isAfterClosureSignature(start)
        let isAfterBlank = start > 0 && layout.isBlankLine(layout.lineStart(start - 1)) && layout.lineStart(start - 1) < start
        return start..<(opensBlock || isAfterBlank ? layout.nextLine(next) : next)
    }

    private func isAfterClosureSignature(_ offset: Int) -> Bool {
        guard let index = outline.tokens.code.lastIndex(where: { $0.range.upperBound <= offset }) else { return false }
        return outline.tokens.is(index, "in") || outline.tokens.kind(index) == .leftBrace
    }

    private func isOnlyTrivia(_ range: Range<Int>) -> Bool {
        outline.tokens.trivia(in: range).allSatisfy(\.kind.isTrivia)
    }

    private func afterBlanks(_ offset: Int, upTo stop: Int) -> Int {
        outline.file.bytes[offset..<stop].firstIndex { !Layout.isBlank($0) } ?? stop
    }

    private func edit(_ range: Range<Int>, keeping comments: [Token]) -> Edit {
        let text = Layout(outline: outline).inline(comments, at: range.lowerBound)
        return Edit(range: SourceRange(path: outline.path, bytes: range), replacement: text)
    }
}
