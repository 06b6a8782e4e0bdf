import Patching
import SourceText
import SwiftOutline

/// Takes a condition that binds a constant out of its `guard`, or the whole statement where there is no other.
struct ConditionRemoval {
    let outline: Outline
    let statement: ConditionalStatement

    func edits(_ variable: VariableDeclaration) -> [Edit] {
        let conditions = statement.conditions.map(\.range)
        guard conditions.count > 1, let index = conditions.firstIndex(where: { $0.contains(variable.nameIndex) }) else {
            return StatementRemoval(outline: outline).edits(statement.keyword..<statement.end)
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
