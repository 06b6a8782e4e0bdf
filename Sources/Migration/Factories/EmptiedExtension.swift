import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// An extension whose members all go, each with its own fix: what is left of it goes with the last one.
struct EmptiedExtension {
    private let outline: Outline
    private let owner: TypeDeclaration
    private let members: [Factory]

    /// Nil where something is left, or where the one member takes its extension with it.
    init?(of factory: Factory, among going: [Factory], in outline: Outline) {
        self.outline = outline
        owner = outline.types[factory.owner]
        members = going.filter { $0.file == factory.file && $0.owner == factory.owner }.sorted {
            $0.declaration.lowerBound < $1.declaration.lowerBound
        }
        guard owner.kind == .extension, owner.colon == nil, owner.modifiers.attributes.isEmpty, members.count > 1,
            (owner.bodyOpen + 1..<owner.bodyClose).allSatisfy({ index in members.contains { $0.declaration.contains(index) } })
        else { return nil }
    }

    /// The edits that remove its head and its end, apart from those that remove the members.
    var consequence: Consequence? {
        let layout = Layout(outline: outline)
        guard let first = members.first, let last = members.last else { return nil }
        let start = layout.lineStart(outline.bytes(owner.modifiers.start..<owner.bodyOpen).lowerBound)
        let head = start..<layout.lineStart(FactoryDeclarationEdit.docStart(of: outline.bytes(first.declaration).lowerBound, in: outline))
        let end = layout.nextLine(outline.bytes(last.declaration).upperBound)
        var next = layout.nextLine(outline.bytes(owner.bodyClose..<owner.bodyClose + 1).upperBound)
        while next < outline.file.bytes.count, layout.isBlankLine(next) { next = layout.nextLine(next) }
        guard layout.comments(in: head).isEmpty, layout.comments(in: end..<next).isEmpty else { return nil }
        let edits = [head, end..<next].map { Edit(range: SourceRange(path: outline.path, bytes: $0), replacement: "") }
        return Consequence(edits: edits, needs: .all(of: "extension \(outline.path):\(start)"))
    }
}
