import SwiftLexing
import SwiftOutline
import XcodeProject

extension Project {
    /// Whether a dialect's protocol, as a class sees it, is isolated to the main actor: a library's is not, as far as is known.
    func isIsolated(_ dialect: Dialect, for type: Int, _ options: MigrationOptions) -> Bool {
        switch protocolState(of: dialect, for: type) {
        case .present(let place, _, _):
            dialect.isIsolated || typeDeclaration(place).modifiers.attribute("MainActor") != nil
                || buildModel.modules(compiling: path(place.file)).contains(where: \.isolatesToMainActor)
        case .absent, .taken, .outOfSight: dialect.declaresActor(options)
        case .imported: false
        }
    }
}

extension RuleContext {
    /// Whether a call that is awaited, since UIKit's are isolated to the main actor, would run elsewhere after the migration.
    func losesActor(of type: Int, at index: Int, in file: Int) -> Bool {
        project.outline(file).isAwaited(index) && !project.isIsolated(dialect, for: type, options)
    }
}

extension Dialect {
    /// Whether the declaration that is to be written isolates the protocol: where something is awaited it does, unless told otherwise.
    fileprivate func declaresActor(_ options: MigrationOptions) -> Bool {
        if case .written(let text) = origin { return text.contains("@MainActor") }
        return options.isolation != .none
    }
}

extension Outline {
    /// Whether a code token is part of an expression behind `await`, or of the value of an `async let`.
    fileprivate func isAwaited(_ index: Int) -> Bool {
        if variables.contains(where: { $0.initializer?.contains(index) ?? false && isAsync($0) }) { return true }
        let scope = scope(around: index)
        let start = scope.map { scopes[$0].range.lowerBound } ?? 0
        return (start..<index).contains { awaited in
            tokens.is(awaited, "await") && tokens.kind(awaited - 1) != .period && self.scope(around: awaited) == scope
                && tokens.expressionEnd(from: awaited + 1, stopsAtBrace: false).map { $0 > index } ?? true
        }
    }

    private func isAsync(_ variable: VariableDeclaration) -> Bool {
        (max(variable.statement.lowerBound - 1, 0)..<variable.nameIndex).contains { tokens.is($0, "async") }
    }
}
