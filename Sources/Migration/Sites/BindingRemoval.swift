import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Decides which local constants go when their last uses do, and writes the edits (SEMANTICS.md 3.1, "removing the binding").
///
/// A use of a local called `storyboard` that is left behind would silently mean `UIViewController.storyboard` †,
/// so a constant goes only when each of its uses lies in code that goes.
struct BindingRemoval {
    let project: Project

    /// What one site takes away: the code indices that go with its fix, and the constants that it was found out through.
    struct Vacated: Sendable {
        let decision: Int
        let file: Int
        let ranges: [Range<Int>]
        let locals: Set<LocalConstant>
    }

    /// Code that goes, and the decisions that it goes with.
    private typealias Gone = (range: Range<Int>, decisions: Set<Int>)

    /// For each decision the removals that depend on it.
    func consequences(of sites: [Vacated]) -> [Int: [Consequence]] {
        var result: [Int: [Consequence]] = [:]
        for (file, inFile) in Dictionary(grouping: sites, by: \.file).sorted(by: { $0.key < $1.key }) {
            let outline = project.outline(file)
            let names = Set(inFile.flatMap(\.locals)).filter { $0.file == file }.map(\.nameIndex)
            let variables = names.compactMap { name in outline.variables.first { $0.nameIndex == name && isRemovable($0, in: outline) } }
            let sitesGone = inFile.flatMap { site in site.ranges.map { (range: $0, decisions: Set([site.decision])) } }
            let removable = removable(variables, sitesGone: sitesGone, in: outline)
            for (statement, group) in Dictionary(grouping: removable, by: \.variable.statement).sorted(by: {
                $0.key.lowerBound < $1.key.lowerBound
            }) {
                let decisions = group.reduce(into: Set<Int>()) { $0.formUnion($1.decisions) }
                let edits = edits(removing: group.map(\.variable), of: removable.map(\.variable), in: file)
                let consequence = Consequence(edits: edits, needs: .all(of: "\(outline.path):\(statement.lowerBound)"))
                for decision in decisions { result[decision, default: []].append(consequence) }
            }
        }
        return result
    }

    private func isRemovable(_ variable: VariableDeclaration, in outline: Outline) -> Bool {
        variable.place == .local || outline.guardStatement(binding: variable) != nil
    }

    /// The constants whose uses all go, each with the decisions that take them: those used by others that go among them.
    private func removable(
        _ variables: [VariableDeclaration], sitesGone: [Gone], in outline: Outline
    ) -> [(variable: VariableDeclaration, decisions: Set<Int>)] {
        var gone = sitesGone
        var found: [(variable: VariableDeclaration, decisions: Set<Int>)] = []
        var pending = variables.sorted { $0.nameIndex > $1.nameIndex }
        while let index = pending.firstIndex(where: { decisions(for: $0, gone: gone, in: outline) != nil }) {
            let next = pending.remove(at: index)
            guard let decisions = decisions(for: next, gone: gone, in: outline) else { continue }
            found.append((next, decisions))
            gone.append((next.declarator, decisions))
        }
        return found
    }

    /// The decisions that take away every use of a constant; nil if a use is left.
    private func decisions(for variable: VariableDeclaration, gone: [Gone], in outline: Outline) -> Set<Int>? {
        guard let binding = outline.bindings.firstIndex(where: { $0.nameIndex == variable.nameIndex }) else { return nil }
        var decisions: Set<Int> = []
        for use in outline.uses(of: binding) where !isCapture(use, in: outline) {
            guard let found = gone.first(where: { $0.range.contains(use) }) else { return nil }
            decisions.formUnion(found.decisions)
        }
        return decisions.isEmpty ? nil : decisions
    }

    private func isCapture(_ index: Int, in outline: Outline) -> Bool {
        outline.bindings.contains { $0.nameIndex == index && $0.kind == .capture }
    }

    /// The places in capture lists where a constant is named.
    private func captures(of variable: VariableDeclaration, in outline: Outline) -> [Int] {
        guard let binding = outline.bindings.firstIndex(where: { $0.nameIndex == variable.nameIndex }) else { return [] }
        return outline.uses(of: binding).filter { isCapture($0, in: outline) }
    }

    /// The edits that remove constants of one declaration, of all that can be removed from the file.
    private func edits(removing variables: [VariableDeclaration], of removable: [VariableDeclaration], in file: Int) -> [Edit] {
        let outline = project.outline(file)
        guard let first = variables.first else { return [] }
        let removal = CaptureRemoval(outline: outline, removed: Set(removable.flatMap { captures(of: $0, in: outline) }))
        if let statement = outline.guardStatement(binding: first) {
            return ConditionRemoval(outline: outline, statement: statement).edits(first)
        }
        let entries = variables.flatMap { captures(of: $0, in: outline) }.compactMap(removal.edit)
        guard variables.count == first.declaratorCount else {
            return entries + DeclaratorRemoval(outline: outline).edits(variables)
        }
        let discards = DiscardedResult(project: project, outline: outline).edits(
            forRemoving: first, with: removable.map(\.statement))
        return entries + StatementRemoval(outline: outline).edits(first.statement) + discards
    }
}

extension Outline {
    /// The `guard` that binds a variable as one of its conditions.
    func guardStatement(binding variable: VariableDeclaration) -> ConditionalStatement? {
        guard case .condition(let index) = variable.place, conditionals.indices.contains(index), conditionals[index].kind == .guard else {
            return nil
        }
        return conditionals[index]
    }
}
