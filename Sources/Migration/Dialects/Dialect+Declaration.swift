import SourceText
import SwiftLexing
import SwiftOutline

extension Dialect {
    /// Why a declaration in the user's words would not give the dialect what it calls; nil where it does, or where there is none.
    package var fault: String? {
        guard case .written(let text) = origin else { return nil }
        let tokens = TokenList(SourceFile(path: "", bytes: Array(text.utf8)))
        guard tokens.problems.isEmpty else { return "is no Swift: it cannot be read" }
        let outline = Outline(tokens)
        guard outline.types.contains(where: { $0.kind == .protocol && $0.qualifiedName == protocolName }) else {
            return "declares no protocol '\(protocolName)'"
        }
        let missing = functions.values.sorted { $0.name < $1.name }.first { !isDeclared($0, in: outline) }
        return missing.map { "has no extension with the call '\($0.signature)'" }
    }

    private func isDeclared(_ function: Function, in outline: Outline) -> Bool {
        outline.functions.contains { declared in
            guard let type = declared.type.map({ outline.types[$0] }), type.kind == .extension else { return false }
            return type.qualifiedName == fixedReceiver ?? protocolName && declared.modifiers.isStatic && declared.name == function.name
                && declared.parameters.map(\.label) == function.labels
        }
    }
}

extension Dialect.Function {
    /// `make()`, `make(withIdentifier:)`, `make(_:)`.
    fileprivate var signature: String { "\(name)(\(label.map { $0 + ":" } ?? ""))" }
}
