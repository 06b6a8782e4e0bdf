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
        try checkErrorsAreThrownElsewhere(than: body)
        try checkChangesAreMadeElsewhere(than: body)
        for index in body where outline.tokens.kind(index) == .identifier {
            guard let binding = outline.binding(of: outline.name(index), at: index), isWarnedOf(outline.bindings[binding].kind),
                outline.uses(of: outline.source(of: binding)).allSatisfy({ isInSuchBody($0) || outline.isAssigned(at: $0) })
            else { continue }
            throw Obstacle(.optionalUse, "'\(outline.name(index))' is used in the 'else' only, and would be unused without it")
        }
    }

    /// A `catch` that nothing can reach brings a warning, and a closure that no longer throws is of another type †.
    private func checkErrorsAreThrownElsewhere(than body: Range<Int>) throws(Obstacle) {
        guard body.contains(where: isThrowing) else { return }
        for scope in outline.scopes(around: statement.keyword) {
            let range = outline.scopes[scope].range
            switch outline.scopes[scope].kind {
            case .do, .closure: break
            case .function, .accessors, .type: return
            default: continue
            }
            guard range.contains(where: { isThrowing($0) && !body.contains($0) }) else {
                throw Obstacle(.optionalUse, "the 'else' holds the only thing that throws here")
            }
            return
        }
    }

    private func isThrowing(_ index: Int) -> Bool {
        guard outline.tokens.kind(index) == .keyword else { return false }
        return outline.tokens.is(index, "throw")
            || outline.tokens.is(index, "try") && ![.exclamation, .postfixQuestion].contains(outline.tokens.kind(index + 1))
    }

    /// A `var` that is never changed brings a warning †.
    private func checkChangesAreMadeElsewhere(than body: Range<Int>) throws(Obstacle) {
        for index in body where outline.tokens.kind(index) == .identifier {
            guard let found = outline.binding(of: outline.name(index), at: index) else { continue }
            let binding = outline.source(of: found)
            guard case .variable(let variable) = outline.bindings[binding].kind, !outline.variables[variable].isLet,
                !body.contains(outline.bindings[binding].nameIndex), outline.isUse(index, of: outline.name(index)),
                outline.uses(of: binding).allSatisfy({ isInSuchBody($0) || !outline.isChanged(at: $0) })
            else { continue }
            throw Obstacle(.optionalUse, "'\(outline.name(index))' is changed in the 'else' only")
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
