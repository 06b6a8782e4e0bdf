import SwiftLexing
import SwiftOutline

/// What a new import must say in front of it. One that says nothing contradicts those of other files that do, which the compiler
/// takes for an error (SE-0409), and what is imported so is no more than internal where that is the module's default.
extension Project {
    /// `public `, `internal ` or nothing.
    /// - Parameter isPublic: whether a public declaration rests on the import.
    func importAccess(of module: String, beside modules: Set<String>, isPublic: Bool) -> String {
        let said = outlines.indices.filter { !self.modules(of: $0).isDisjoint(with: modules) }.map(importAccesses)
        let isNarrowed = said.contains { $0[module, default: []].contains { $0 != "public" } }
        let isWidened = isPublic && said.contains { $0.values.contains { $0.contains("public") } }
        return isWidened ? "public " : isNarrowed ? "internal " : ""
    }
}

extension Outline {
    /// By the module, what its imports say.
    var importAccesses: [String: Set<String>] {
        imports.reduce(into: [:]) { accesses, keyword in
            let access = tokens.text(keyword - 1)
            if Self.accessWords.contains(access) { accesses[importedModule(keyword), default: []].insert(access) }
        }
    }

    static let accessWords: Set<String> = ["public", "internal", "package", "private", "fileprivate"]
}
