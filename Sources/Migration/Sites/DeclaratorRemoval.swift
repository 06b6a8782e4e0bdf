import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Takes some of a declaration's declarators away, with their commas.
struct DeclaratorRemoval {
    let outline: Outline

    /// Nothing where a comment stands between them: the constants stay then.
    func edits(_ removed: [VariableDeclaration]) -> [Edit] {
        guard let first = removed.first else { return [] }
        let siblings = outline.variables.filter { $0.statement == first.statement }.sorted { $0.nameIndex < $1.nameIndex }
        let kept = siblings.filter { sibling in !removed.contains { $0.nameIndex == sibling.nameIndex } }
        guard siblings.count == first.declaratorCount, let last = kept.last else { return [] }
        var ranges = zip(siblings, siblings.dropFirst()).compactMap { declarator, next -> Range<Int>? in
            guard !kept.contains(where: { $0.nameIndex == declarator.nameIndex }), declarator.nameIndex < last.nameIndex else { return nil }
            return offset(declarator.nameIndex)..<offset(next.nameIndex)
        }
        if let end = siblings.last, end.nameIndex > last.nameIndex {
            ranges.append(outline.bytes(last.declarator).upperBound..<outline.bytes(end.declarator).upperBound)
        }
        guard ranges.allSatisfy({ Layout(outline: outline).comments(in: $0).isEmpty }) else { return [] }
        return ranges.map { Edit(range: SourceRange(path: outline.path, bytes: $0), replacement: "") }
    }

    private func offset(_ index: Int) -> Int {
        outline.tokens.code[index].range.lowerBound
    }
}
