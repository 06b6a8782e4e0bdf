import SwiftLexing
import SwiftOutline

/// `guard let sb = storyboard`, which an `if` or `guard` binds for the sites that follow.
struct OwnBinding {
    private let project: Project
    private let outline: Outline
    private let statement: ConditionalStatement
    private let binding: Int
    private let use: ResultUse?

    /// Nil for a local that no condition binds, and for one that another condition of the same statement uses.
    init?(project: Project, outline: Outline, nameIndex: Int, use: ResultUse?) {
        guard let variable = outline.variables.last(where: { $0.nameIndex == nameIndex }), case .condition(let index) = variable.place,
            outline.conditionals.indices.contains(index),
            let binding = outline.bindings.firstIndex(where: { $0.nameIndex == nameIndex })
        else { return nil }
        if case .condition(let site) = use?.row, site.statement == index { return nil }
        self.project = project
        self.outline = outline
        self.binding = binding
        self.use = use
        statement = outline.conditionals[index]
    }

    /// - Throws: `optional-use` where the binding would be left without a use and cannot go.
    func check() throws(Obstacle) {
        guard statement.kind != .while, !statement.isElseIf, statement.kind == .guard || statement.conditions.count == 1 else {
            throw Obstacle(.optionalUse, "'\(outline.bindings[binding].name)' is bound by a condition that cannot go alone")
        }
        guard statement.elseBody.map({ $0.count == 2 }) ?? (statement.kind == .guard || statement.elseKeyword == nil) else {
            throw Obstacle(.optionalUse, "the 'else' handles a controller without a storyboard")
        }
        try DroppedElse(outline: outline, statement: statement).checkNothingIsStranded()
        if statement.kind == .if { _ = try BodyLift(project: project, outline: outline, statement: statement).edits() }
    }
}
