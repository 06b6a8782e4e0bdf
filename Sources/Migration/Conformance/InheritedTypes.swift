import SwiftLexing
import SwiftOutline

extension Project {
    /// What an inherited type, as it is written, consists of: the parts of compositions, with type aliases followed.
    func components(ofInherited name: String, followed: Int = 0) -> [String] {
        let parts = unwrapped(name).split(separator: "&").map(String.init)
        guard parts.count == 1, let part = parts.first else {
            return parts.flatMap { components(ofInherited: $0, followed: followed) }
        }
        guard followed < 8, types.named(part).isEmpty else { return [part] }
        let aliases = types.aliases(named: part)
        guard !aliases.isEmpty else { return [part] }
        return aliases.flatMap { alias in
            let outline = outline(alias.file)
            return components(ofInherited: outline.compactText(outline.typeAliases[alias.index].type), followed: followed + 1)
        }
    }

    /// The parts of all that a declaration inherits.
    func inheritedComponents(of declaration: TypeDeclaration, in outline: Outline) -> [String] {
        declaration.inherited.flatMap { components(ofInherited: outline.compactText(outline.withoutAttributes($0))) }
    }
}

extension Outline {
    /// `P` of `@preconcurrency P`.
    fileprivate func withoutAttributes(_ type: Range<Int>) -> Range<Int> {
        var start = type.lowerBound
        while tokens.kind(start) == .at, start + 2 < type.upperBound {
            start += 2
            if tokens.kind(start) == .leftParen, tokens.isAdjacent(start), let close = tokens.match(start) { start = close + 1 }
        }
        return start..<type.upperBound
    }
}
