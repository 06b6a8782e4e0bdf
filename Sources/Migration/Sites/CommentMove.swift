import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Moves comments out of code that goes, to lines of their own above it.
struct CommentMove {
    let outline: Outline

    /// - Throws: `comment-in-the-way` where the code does not begin its line, so that no line above is its own.
    func edits(for comments: [Token], before offset: Int) throws(Obstacle) -> [Edit] {
        guard !comments.isEmpty else { return [] }
        let layout = Layout(outline: outline)
        let line = layout.lineStart(offset)
        guard layout.isFirstOnLine(offset) || outline.tokens.token(beginningAt: line) != nil, !isInInterpolation(offset) else {
            throw Obstacle(.commentInTheWay, "a comment inside the expression has no line to move to")
        }
        let indentation = layout.indentation(at: offset)
        let lines = comments.map { indentation + outline.file.text($0.range) + layout.lineEnd(at: offset) }.joined()
        return [Edit(range: SourceRange(path: outline.path, bytes: line..<line), replacement: lines)]
    }

    /// Where the line above may be text of the literal.
    private func isInInterpolation(_ offset: Int) -> Bool {
        guard let index = outline.tokens.code.firstIndex(where: { $0.range.lowerBound >= offset }) else { return false }
        var bracket = outline.enclosingBracket(of: index)
        while let open = bracket {
            if outline.tokens.kind(open) == .interpolationOpen { return true }
            bracket = outline.enclosingBracket(of: open)
        }
        return false
    }
}
