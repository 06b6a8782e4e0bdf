import Patching
import SourceText
import SwiftOutline

/// Takes a condition that binds a constant out of its `guard`, or the whole statement where there is no other; of an `if` the
/// body stays.
struct ConditionRemoval {
    let project: Project
    let outline: Outline
    let statement: ConditionalStatement

    /// - Parameter gone: what else is removed, as code indices.
    func edits(_ variable: VariableDeclaration, with gone: [Range<Int>]) -> [Edit] {
        if statement.kind == .if { return (try? BodyLift(project: project, outline: outline, statement: statement).edits()) ?? [] }
        let conditions = statement.conditions.map(\.range)
        guard conditions.count > 1, let index = conditions.firstIndex(where: { $0.contains(variable.nameIndex) }) else {
            let whole = statement.keyword..<statement.end
            return StatementRemoval(outline: outline).edits(whole)
                + DiscardedResult(project: project, outline: outline).edits(forRemoving: whole, with: gone)
        }
        let isLast = index == conditions.count - 1
        let bytes =
            isLast
            ? outline.bytes(conditions[index - 1]).upperBound..<outline.bytes(conditions[index]).upperBound
            : outline.bytes(conditions[index]).lowerBound..<outline.bytes(conditions[index + 1]).lowerBound
        let layout = Layout(outline: outline)
        let comments = layout.inline(layout.comments(in: bytes), at: bytes.lowerBound)
        return [Edit(range: SourceRange(path: outline.path, bytes: bytes), replacement: comments)]
    }
}
