import SourceText
import SwiftLexing
import SwiftOutline

extension Dialect {
    /// Why a declaration in the user's words would not give the dialect what it calls; nil where it does, or where there is none.
    package var fault: String? {
        guard case .written(let text) = origin else { return nil }
        let outline = Self.outline(of: text)
        guard outline.tokens.problems.isEmpty else { return "is no Swift: it cannot be read" }
        guard outline.types.contains(where: { $0.kind == .protocol && $0.qualifiedName == protocolName }) else {
            return "declares no protocol '\(protocolName)'"
        }
        let missing = functions.values.sorted { $0.name < $1.name }.first { !isDeclared($0, in: outline) }
        return missing.map { "has no extension with the call '\($0.signature)'" }
    }

    /// Whether other modules see a protocol that is declared in the user's words, and its calls; nil where it is not.
    var isPublicAsWritten: Bool? {
        guard case .written(let text) = origin else { return nil }
        let outline = Self.outline(of: text)
        let isProtocolPublic = outline.types.contains { $0.qualifiedName == protocolName && $0.kind == .protocol && $0.modifiers.isPublic }
        return isProtocolPublic
            && outline.functions.filter { functionNames.contains($0.name) && $0.type != nil }.allSatisfy { function in
                function.modifiers.isPublic || function.type.map { outline.types[$0].modifiers.isPublic } ?? false
            }
    }

    private static func outline(of text: String) -> Outline {
        Outline(TokenList(SourceFile(path: "", bytes: Array(text.utf8))))
    }

    private func isDeclared(_ function: Function, in outline: Outline) -> Bool {
        outline.functions.contains { declared in
            guard let type = declared.type.map({ outline.types[$0] }), type.kind == .extension else { return false }
            return type.qualifiedName == fixedReceiver ?? protocolName && declared.modifiers.isStatic && declared.name == function.name
                && declared.parameters.map(\.label) == function.labels
        }
    }
}

extension Modifiers {
    fileprivate var isPublic: Bool { access == "public" || access == "open" }
}

extension Dialect.Function {
    /// `make()`, `make(withIdentifier:)`, `make(_:)`.
    fileprivate var signature: String { "\(name)(\(label.map { $0 + ":" } ?? ""))" }
}
