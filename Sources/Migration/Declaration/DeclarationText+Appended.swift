import Patching
import SourceText
import SwiftLexing
import SwiftOutline

extension DeclarationText {
    /// What puts the declaration behind all that a file says, in its line ends and indentation, with the import that it needs.
    static func edits(appending texts: [DeclarationText], to outline: Outline) -> [Edit] {
        let layout = TextLayout(of: outline.file.bytes)
        let place = outline.importPlace
        let isImported = Imports(outline).plain.contains("UIKit")
        let imported = isImported || place != nil ? "" : importLine + "\n"
        let declared = imported + texts.map(\.conditioned).joined(separator: "\n")
        let end = outline.file.bytes.count
        // A file whose last line does not end stays one.
        let text = end == 0 ? declared : outline.file.endsLine ? "\n" + declared : "\n\n" + declared.dropLast()
        var edits = [Edit(range: SourceRange(path: outline.path, bytes: end..<end), replacement: layout.laidOut(text))]
        if !isImported, let place {
            edits.append(
                Edit(range: SourceRange(path: outline.path, bytes: place..<place), replacement: layout.laidOut(importLine)))
        }
        return edits
    }

}

extension Outline {
    /// The offset of the line behind the last import that stands in no `#if` and alone on its line; nil if there is none.
    fileprivate var importPlace: Int? {
        let last = tokens.code.indices.last { index in
            tokens.kind(index) == .keyword && tokens.is(index, "import") && conditions(around: index).isEmpty
        }
        guard let last, !tokens.startsLine(last + 1) else { return nil }
        let layout = Layout(outline: self)
        let place = layout.nextLine(tokens.code[last].range.lowerBound)
        // No line behind it, or one that a comment on the import's line reaches into.
        guard place < file.bytes.count || file.endsLine, tokens.token(beginningAt: place) != nil || place == file.bytes.count else {
            return nil
        }
        return place
    }
}

extension SourceFile {
    fileprivate var endsLine: Bool { bytes.last.map(Layout.isLineEnd) ?? false }
}
