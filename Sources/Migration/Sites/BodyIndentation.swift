import SourceText
import SwiftLexing
import SwiftOutline

/// How far the body of an `if` is indented beyond it, which is what its lines lose when it is lifted.
///
/// The body itself is asked, and not the file: many files mix two steps.
struct BodyIndentation {
    let outline: Outline
    /// The blanks in front of the statement.
    let outer: String
    /// What the least indented code of the body has more of them; the file's step where none has.
    let step: String

    init(outline: Outline, statement: ConditionalStatement) {
        let layout = Layout(outline: outline)
        let outer = layout.indentation(at: outline.tokens.code[statement.keyword].range.lowerBound)
        let steps = Self.indentations(of: statement.body.dropFirst().dropLast(), in: outline)
            .filter { $0.hasPrefix(outer) && $0 != outer }.map { String($0.dropFirst(outer.count)) }
        self.outline = outline
        self.outer = outer
        step = steps.min { $0.utf8.count < $1.utf8.count } ?? layout.indentationStep
    }

    /// The bytes that the line at an offset loses; nil where it is not indented so far.
    func columns(inLineAt line: Int) -> Range<Int>? {
        guard outline.file.bytes[line...].starts(with: (outer + step).utf8) else { return nil }
        let start = line + outer.utf8.count
        return start..<start + step.utf8.count
    }

    /// The blanks in front of each line of code.
    private static func indentations(of body: Range<Int>, in outline: Outline) -> [String] {
        let layout = Layout(outline: outline)
        return body.filter(outline.tokens.startsLine)
            .map { outline.tokens.code[$0].range.lowerBound }
            .filter { !outline.isInLiteral(layout.lineStart($0)) }
            .map(layout.indentation)
    }
}
