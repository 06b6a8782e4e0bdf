import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Imports the module that declares a dialect's protocol.
struct LibraryImport {
    let outline: Outline
    let module: String

    /// The edit that lets a declaration see the module, among the imports that hold where it stands: where those keep the order of
    /// the alphabet so does the new one, else it is the last.
    /// - Returns: nil where the file has the import already.
    func edit(for index: Int) -> Edit? {
        let conditions = Set(outline.conditions(around: index))
        let imports = outline.imports.filter { conditions.isSuperset(of: outline.conditions(around: $0)) }
        guard !imports.contains(where: { outline.importedModule($0) == module }) else { return nil }
        return insertion(at: place(among: imports), like: imports.first)
    }

    /// The byte offset of a line's beginning; where no import shows one, that of the first code.
    private func place(among imports: [Int]) -> Int {
        let names = imports.map { outline.importedModule($0).lowercased() }
        let isSorted = zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
        let earlier = isSorted ? imports.last { outline.importedModule($0).lowercased() < module.lowercased() } : imports.last
        if let earlier, let place = outline.place(behindImport: earlier) { return place }
        let first = earlier == nil ? imports.first.map(outline.firstOfLine) : nil
        return outline.tokens.code[first ?? 0].range.lowerBound
    }

    private func insertion(at offset: Int, like other: Int?) -> Edit {
        let layout = Layout(outline: outline)
        let other = other.map { outline.tokens.code[$0].range.lowerBound } ?? 0
        let isLine = layout.lineStart(offset) == offset
        let indentation = isLine ? layout.indentation(at: other) : ""
        let end = layout.lineEnd(at: other)
        let text = isLine ? indentation + "import \(module)" + end : "import \(module)" + end + layout.indentation(at: offset)
        return Edit(range: SourceRange(path: outline.path, bytes: offset..<offset), replacement: text)
    }
}

extension Outline {
    /// The code indices of the `import` keywords.
    var imports: [Int] {
        tokens.code.indices.filter { tokens.kind($0) == .keyword && tokens.is($0, "import") }
    }

    /// `UIKit` of `import UIKit` and of `import class UIKit.UIView`.
    fileprivate func importedModule(_ keyword: Int) -> String {
        name(tokens.kind(keyword + 1) == .keyword ? keyword + 2 : keyword + 1)
    }

    /// The code index of the first token on a token's line.
    fileprivate func firstOfLine(_ index: Int) -> Int {
        var first = index
        while first > 0, !tokens.startsLine(first) { first -= 1 }
        return first
    }

    /// The offset of the line behind an import's; nil where that is in the middle of something.
    func place(behindImport keyword: Int) -> Int? {
        guard !tokens.startsLine(keyword + 1) else { return nil }
        let place = Layout(outline: self).nextLine(tokens.code[keyword].range.lowerBound)
        return isBetweenDeclarations(place) ? place : nil
    }

    /// Whether a line that begins at a place, the file's end not counted, is part of no comment and of no declaration.
    private func isBetweenDeclarations(_ place: Int) -> Bool {
        guard place < file.bytes.count, tokens.token(beginningAt: place) != nil else { return false }
        let next = tokens.code.indices.first { tokens.code[$0].range.lowerBound >= place }
        return next.map { tokens.kind($0) != .rightBrace && enclosingBracket(of: $0) == nil } ?? true
    }
}
