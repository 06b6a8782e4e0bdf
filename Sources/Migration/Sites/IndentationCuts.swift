import Patching
import SourceText
import SwiftOutline

/// Cuts the edits of fixes where an `if` around them may be lifted, which takes a step of indentation off each line.
///
/// What both take off a line is then a piece that they share, and so no overlap.
struct IndentationCuts {
    private let outlines: [String: Outline]
    /// By path, what the bodies of a file would lose, once it was asked for.
    private var bodies: [String: [(bytes: Range<Int>, indentation: BodyIndentation)]] = [:]

    init(_ project: Project) {
        let read = project.outlines.compactMap { $0 }
        outlines = Dictionary(read.map { ($0.path, $0) }) { first, _ in first }
    }

    mutating func cut(_ decision: Decision) -> Decision {
        guard case .rewrite(let fix) = decision.outcome else { return decision }
        var decision = decision
        let edits = fix.edits.flatMap { pieces(of: $0) }
        let consequences = fix.consequences.map { Consequence(edits: $0.edits.flatMap { pieces(of: $0) }, needs: $0.needs) }
        decision.outcome = .rewrite(Fix(edits: edits, safety: fix.safety, consequences: consequences))
        return decision
    }

    /// The first piece brings the text.
    private mutating func pieces(of edit: Edit) -> [Edit] {
        guard let outline = outlines[edit.range.path], !edit.range.bytes.isEmpty else { return [edit] }
        let bytes = edit.range.bytes
        let cuts = self.cuts(in: outline, around: bytes).filter { bytes.lowerBound < $0 && $0 < bytes.upperBound }
        guard !cuts.isEmpty else { return [edit] }
        let bounds = [bytes.lowerBound] + Set(cuts).sorted() + [bytes.upperBound]
        return zip(bounds, bounds.dropFirst()).map { start, end in
            Edit(
                range: SourceRange(path: edit.range.path, bytes: start..<end),
                replacement: start == bytes.lowerBound ? edit.replacement : "")
        }
    }

    private mutating func cuts(in outline: Outline, around bytes: Range<Int>) -> [Int] {
        let layout = Layout(outline: outline)
        let first = layout.lineStart(bytes.lowerBound)
        let isInBlanks = bytes.lowerBound < first + layout.indentation(at: first).utf8.count
        guard isInBlanks || layout.nextLine(bytes.lowerBound) < bytes.upperBound else { return [] }
        let around = bodies(in: outline).filter { $0.bytes.contains(bytes.lowerBound) }
        guard !around.isEmpty else { return [] }
        let lines = sequence(first: first, next: layout.nextLine).prefix { $0 < bytes.upperBound }
        return lines.flatMap { line in
            around.compactMap { $0.indentation.columns(inLineAt: line) }.flatMap { [$0.lowerBound, $0.upperBound] }
        }
    }

    private mutating func bodies(in outline: Outline) -> [(bytes: Range<Int>, indentation: BodyIndentation)] {
        if let known = bodies[outline.path] { return known }
        let found = outline.conditionals.filter(\.bindsName).map { statement in
            let bytes = outline.bytes(statement.body)
            return (bytes: bytes.lowerBound..<bytes.upperBound - 1, indentation: BodyIndentation(outline: outline, statement: statement))
        }
        bodies[outline.path] = found
        return found
    }
}

extension ConditionalStatement {
    /// `if let name = …`
    fileprivate var bindsName: Bool {
        kind == .if
            && conditions.contains { condition in
                if case .binding = condition { true } else { false }
            }
    }
}
