import SwiftLexing
import SwiftOutline

extension Dialect {
    /// Whether the protocol is isolated to the main actor: a library's is not, as far as is known.
    var bringsActor: Bool { importedModule == nil && isIsolated }

    /// Whether a call that is awaited, since UIKit's are isolated to the main actor, would run elsewhere after the migration: a
    /// library's protocol has no isolation that the class does not bring.
    func losesActor(at index: Int, in outline: Outline) -> Bool {
        !bringsActor && outline.isAwaited(index)
    }
}

extension Outline {
    /// Whether a code token is part of an expression behind `await`.
    fileprivate func isAwaited(_ index: Int) -> Bool {
        let scope = scope(around: index)
        return tokens.code.indices.prefix(index).contains { awaited in
            tokens.is(awaited, "await") && tokens.kind(awaited - 1) != .period && self.scope(around: awaited) == scope
                && tokens.expressionEnd(from: awaited + 1, stopsAtBrace: false).map { $0 > index } ?? true
        }
    }
}
