import SwiftLexing
import SwiftOutline

/// The `else` of a statement that a fix takes away.
struct DroppedElse {
    let outline: Outline
    let statement: ConditionalStatement

    /// The braces of the `else` body.
    var body: Range<Int>? {
        statement.kind == .guard ? statement.body : statement.elseBody
    }

    /// - Throws: `optional-use` where a local would be read nowhere else, which the compiler warns of †.
    func checkNothingIsStranded() throws(Obstacle) {
        guard let body else { return }
        for index in body where outline.tokens.kind(index) == .identifier {
            guard let binding = outline.binding(of: outline.name(index), at: index), isWarnedOf(outline.bindings[binding].kind),
                outline.uses(of: outline.source(of: binding)).allSatisfy({ isInSuchBody($0) || outline.isAssigned(at: $0) })
            else { continue }
            throw Obstacle(.optionalUse, "'\(outline.name(index))' is used in the 'else' only, and would be unused without it")
        }
    }

    private func isWarnedOf(_ kind: Binding.Kind) -> Bool {
        switch kind {
        case .variable, .pattern, .capture: true
        case .parameter, .declaration: false
        }
    }

    /// Another `else` may be dropped too, so what is used there counts for nothing.
    private func isInSuchBody(_ index: Int) -> Bool {
        outline.conditionals.contains { DroppedElse(outline: outline, statement: $0).body?.contains(index) ?? false }
    }
}
