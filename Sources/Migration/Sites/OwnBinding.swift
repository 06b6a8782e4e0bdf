import SwiftLexing
import SwiftOutline

/// `guard let sb = storyboard`, which an `if` or `guard` binds for the sites that follow.
struct OwnBinding {
    private let outline: Outline
    private let statement: ConditionalStatement
    private let binding: Int
    private let use: ResultUse?

    /// Nil for a local that no condition binds, and for one that another condition of the same statement uses.
    init?(outline: Outline, nameIndex: Int, use: ResultUse?) {
        guard let variable = outline.variables.last(where: { $0.nameIndex == nameIndex }), case .condition(let index) = variable.place,
            outline.conditionals.indices.contains(index),
            let binding = outline.bindings.firstIndex(where: { $0.nameIndex == nameIndex })
        else { return nil }
        if case .condition(let site) = use?.row, site.statement == index { return nil }
        self.outline = outline
        self.binding = binding
        self.use = use
        statement = outline.conditionals[index]
    }

    /// - Throws: `optional-use` where the binding would be left without a use and cannot go.
    func check() throws(Obstacle) {
        guard statement.kind == .guard else {
            throw Obstacle(.optionalUse, "'\(outline.bindings[binding].name)' is bound by a condition whose body would have to move")
        }
        try DroppedElse(outline: outline, statement: statement).checkNothingIsStranded()
    }
}
