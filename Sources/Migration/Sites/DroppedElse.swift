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
        try checkTypeOfClosure(around: body)
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

    /// The type of a closure that is not written out follows from what it awaits and returns †.
    private func checkTypeOfClosure(around body: Range<Int>) throws(Obstacle) {
        guard let scope = closure(around: statement.keyword), case .closure(let closure) = outline.scopes[scope].kind else { return }
        let range = outline.scopes[scope].range
        guard !body.contains(where: isAwaiting) || range.contains(where: { isAwaiting($0) && !body.contains($0) }) else {
            throw Obstacle(.optionalUse, "the 'else' holds the only thing that is awaited here")
        }
        guard
            closure.hasResultType || isTyped(range) || !body.contains(where: { isReturningValue($0) && self.closure(around: $0) == scope })
        else {
            throw Obstacle(.optionalUse, "what the 'else' returns may decide the type of the closure")
        }
    }

    /// Whether a closure is all of a constant whose type is written out, or gives its value.
    private func isTyped(_ closure: Range<Int>) -> Bool {
        outline.variables.contains { variable in
            guard variable.type != nil, let value = variable.initializer, value.lowerBound == closure.lowerBound else { return false }
            return value == closure || value.count == closure.count + 2 && outline.tokens.kind(closure.upperBound) == .leftParen
        }
    }

    /// The scope of the innermost closure; nil where a function is in between.
    private func closure(around index: Int) -> Int? {
        for scope in outline.scopes(around: index) {
            switch outline.scopes[scope].kind {
            case .closure: return scope
            case .function, .accessors, .type: return nil
            default: continue
            }
        }
        return nil
    }

    private func isAwaiting(_ index: Int) -> Bool {
        outline.tokens.is(index, "await") || outline.tokens.is(index, "async") && outline.tokens.is(index + 1, "let")
    }

    private func isReturningValue(_ index: Int) -> Bool {
        outline.tokens.kind(index) == .keyword && outline.tokens.is(index, "return")
            && ![.rightBrace, .semicolon].contains(outline.tokens.kind(index + 1))
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
