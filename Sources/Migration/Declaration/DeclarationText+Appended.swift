import Patching
import SourceText
import SwiftLexing
import SwiftOutline

extension DeclarationText {
    /// What puts the declaration behind all that a file says, in its line ends and indentation, with the import that it needs.
    func edits(appendingTo outline: Outline) -> [Edit] {
        let layout = TextLayout(of: outline.file.bytes)
        let place = outline.importPlace
        let isImported = Imports(outline).plain.contains("UIKit")
        let imported = isImported || place != nil ? "" : Self.importLine + "\n"
        let wrapped = condition.map { "#if \($0)\n\(imported + declaration)#endif\n" } ?? imported + declaration
        let end = outline.file.bytes.count
        // A file whose last line does not end stays one.
        let text = end == 0 ? wrapped : endsLine(outline.file) ? "\n" + wrapped : "\n\n" + wrapped.dropLast()
        var edits = [Edit(range: SourceRange(path: outline.path, bytes: end..<end), replacement: layout.laidOut(text))]
        if !isImported, let place {
            edits.append(
                Edit(range: SourceRange(path: outline.path, bytes: place..<place), replacement: layout.laidOut(Self.importLine)))
        }
        return edits
    }

    private func endsLine(_ file: SourceFile) -> Bool { file.bytes.last.map(Layout.isLineEnd) ?? false }
}

extension Outline {
    /// The offset of the line behind the last import that stands in no `#if`; nil if there is none.
    fileprivate var importPlace: Int? {
        let last = tokens.code.indices.last { index in
            tokens.kind(index) == .keyword && tokens.is(index, "import") && conditions(around: index).isEmpty
        }
        return last.flatMap { index in
            let layout = Layout(outline: self)
            let place = layout.nextLine(tokens.code[index].range.lowerBound)
            // A file that ends with its import has no line behind it.
            return place < file.bytes.count || endsWithLineEnd ? place : nil
        }
    }

    private var endsWithLineEnd: Bool { file.bytes.last.map(Layout.isLineEnd) ?? false }
}
