import SwiftLexing
import SwiftOutline

/// Calls that make an object of a type which is known only when the app runs: `type.init()`, `T()`, `Self()`.
struct MetatypeCall {
    let outline: Outline

    private var tokens: TokenList { outline.tokens }

    func isIn(_ function: FunctionDeclaration) -> Bool {
        guard let open = function.bodyOpen, let close = function.bodyClose else { return false }
        let parameters = genericParameters(of: function)
        let isInitializer = tokens.is(function.keyword, "init")
        return (open..<close).contains { index in
            if tokens.kind(index + 1) == .leftParen, tokens.kind(index - 1) != .period {
                if tokens.is(index, "Self") || tokens.kind(index) == .identifier && parameters.contains(outline.name(index)) { return true }
            }
            return tokens.is(index, "init") && tokens.kind(index - 1) == .period
                && isMetatype(index - 2, parameters) && !(isInitializer && tokens.is(index - 2, "self"))
        }
    }

    /// What stands in front of `.init`: no name of a type that is written out, and not `super`.
    private func isMetatype(_ index: Int, _ parameters: Set<String>) -> Bool {
        switch tokens.kind(index) {
        case .rightParen: true
        case .identifier:
            parameters.contains(outline.name(index)) || !(outline.name(index).first?.isUppercase ?? true)
        case .keyword: tokens.is(index, "self") || tokens.is(index, "Self")
        default: false
        }
    }

    /// The names between the angle brackets after a function's own.
    private func genericParameters(of function: FunctionDeclaration) -> Set<String> {
        guard function.isGeneric else { return [] }
        let names = (function.nameIndex + 1..<(function.bodyOpen ?? function.nameIndex + 1)).prefix { tokens.kind($0) != .leftParen }
        return Set(names.filter { tokens.kind($0) == .identifier }.map(outline.name))
    }
}
