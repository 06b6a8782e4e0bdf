import Patching
import SourceText
import SwiftLexing
import SwiftOutline

extension DeclarationText {
    /// What puts the declaration behind all that a file says, in its line ends and indentation, with the import that it needs.
    static func edits(appending texts: [DeclarationText], to outline: Outline) -> [Edit] {
        let layout = TextLayout(of: outline.file.bytes)
        let end = outline.file.bytes.count
        let condition = Set(texts.map(\.condition)).count == 1 ? texts[0].condition : nil
        let imported = outline.importsUIKit(under: condition) ? "" : importText(for: texts, under: condition)
        let importPlace = imported.isEmpty ? nil : outline.importPlace
        let declared = (imported.isEmpty || importPlace != nil ? "" : imported + "\n") + texts.map(\.conditioned).joined(separator: "\n")
        // A file whose last line does not end stays one.
        let text = end == 0 ? declared : outline.file.endsLine ? "\n" + declared : "\n\n" + declared.dropLast()
        let insertions = [importPlace.map { ($0, imported) }, (end, text)].compactMap(\.self)
        return insertions.map { place, text in
            Edit(range: SourceRange(path: outline.path, bytes: place..<place), replacement: layout.laidOut(text))
        }
    }

    private static func importText(for texts: [DeclarationText], under condition: String?) -> String {
        let line = importLine(for: texts)
        return condition.map { "#if \($0)\n\(line)#endif\n" } ?? line
    }
}

extension Outline {
    /// Whether UIKit is imported wherever a declaration under a condition is compiled.
    fileprivate func importsUIKit(under condition: String?) -> Bool {
        let conditions = ["canImport(UIKit)", condition]
        return imports.contains { tokens.is($0 + 1, "UIKit") && self.conditions(around: $0).allSatisfy(conditions.contains) }
    }

    /// The offset of the line behind the last import that stands in no `#if`; nil if there is none.
    fileprivate var importPlace: Int? {
        imports.last { conditions(around: $0).isEmpty }.flatMap(place)
    }
}

extension SourceFile {
    fileprivate var endsLine: Bool { bytes.last.map(Layout.isLineEnd) ?? false }
}
