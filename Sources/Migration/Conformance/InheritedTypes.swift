import SwiftLexing
import SwiftOutline

extension Project {
    /// What an inherited type, as it is written, consists of: the parts of compositions, with type aliases followed.
    func components(ofInherited name: String, followed: Int = 0) -> [String] {
        let parts = name.split(separator: "&").map(String.init)
        guard parts.count == 1, let part = parts.first else {
            return parts.flatMap { components(ofInherited: $0, followed: followed) }
        }
        let bare = part.hasPrefix("@") ? part.split(separator: " ").last.map(String.init) ?? part : part
        guard followed < 8, types.named(bare).isEmpty else { return [bare] }
        let aliases = types.aliases(named: bare)
        guard !aliases.isEmpty else { return [bare] }
        return aliases.flatMap { alias in
            let outline = outline(alias.file)
            return components(ofInherited: outline.compactText(outline.typeAliases[alias.index].type), followed: followed + 1)
        }
    }

    /// The parts of all that a declaration inherits.
    func inheritedComponents(of declaration: TypeDeclaration, in outline: Outline) -> [String] {
        declaration.inherited.flatMap { components(ofInherited: outline.compactText($0)) }
    }
}
