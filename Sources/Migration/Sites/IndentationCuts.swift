import Patching
import SourceText
import SwiftOutline

/// Cuts the edits of fixes where an `if` around them may be lifted, which takes a step of indentation off each line.
///
/// What both take off a line is then a piece that they share, and so no overlap.
struct IndentationCuts {
    private let outlines: [String: Outline]

    init(_ project: Project) {
        let read = project.outlines.compactMap { $0 }
        outlines = Dictionary(read.map { ($0.path, $0) }) { first, _ in first }
    }

    func cut(_ decision: Decision) -> Decision {
        guard case .rewrite(let fix) = decision.outcome else { return decision }
        var decision = decision
        let consequences = fix.consequences.map { Consequence(edits: $0.edits.flatMap(pieces), needs: $0.needs) }
        decision.outcome = .rewrite(Fix(edits: fix.edits.flatMap(pieces), safety: fix.safety, consequences: consequences))
        return decision
    }

    /// The first piece brings the text.
    private func pieces(of edit: Edit) -> [Edit] {
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

    private func cuts(in outline: Outline, around bytes: Range<Int>) -> [Int] {
        let layout = Layout(outline: outline)
        let bodies = outline.conditionals.filter { $0.bindsName && outline.bytes($0.body).dropLast().contains(bytes.lowerBound) }
            .map { BodyIndentation(outline: outline, statement: $0) }
        guard !bodies.isEmpty else { return [] }
        var cuts: [Int] = []
        var line = layout.lineStart(bytes.lowerBound)
        while line < bytes.upperBound {
            cuts += bodies.compactMap { $0.columns(inLineAt: line) }.flatMap { [$0.lowerBound, $0.upperBound] }
            line = layout.nextLine(line)
        }
        return cuts
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
