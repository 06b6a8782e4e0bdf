import Patching
import SourceText
import SwiftLexing
import SwiftOutline

extension Project {
    /// Takes the access modifier off a member that a protocol must see; nil where that loses a comment or does not suffice.
    func widening(_ member: Member) -> Edit? {
        let outline = outline(member.place.file)
        guard let modifiers = modifiers(of: member), let access = modifiers.access, !isInPrivateExtension(member) else { return nil }
        guard let index = (modifiers.start..<outline.tokens.count).first(where: { outline.tokens.text($0) == access }) else { return nil }
        let range = outline.tokens.code[index].range.lowerBound..<outline.tokens.code[index + 1].range.lowerBound
        guard Layout(outline: outline).comments(in: range).isEmpty else { return nil }
        return Edit(range: SourceRange(path: outline.path, bytes: range), replacement: "")
    }

    /// Whether a member is as private as the extension that it stands in.
    func isInPrivateExtension(_ member: Member) -> Bool {
        guard let place = owner(of: member) else { return false }
        let owner = typeDeclaration(place)
        return owner.kind == .extension && ["private", "fileprivate"].contains(owner.modifiers.access ?? "")
    }
}
