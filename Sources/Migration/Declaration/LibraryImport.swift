import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Imports modules that a file needs after the migration: the one that declares a dialect's protocol, or UIKit.
struct LibraryImport {
    let outline: Outline
    let modules: [String]
    /// What an import of a module says in front of it.
    var access: (String) -> String = { _ in "" }

    /// The edit that lets a declaration see the module, among the imports that hold where it stands: where those keep the order of
    /// the alphabet so does the new one, else it is the last.
    /// - Returns: nil where the file has the import already.
    func edit(for index: Int) -> Edit? {
        let imports = outline.imports(at: index)
        let missing = modules.filter { !outline.holds(importOf: $0, at: index) }.sorted()
        return missing.first.map { insertion(of: missing, at: place(of: $0, among: imports), like: imports.first) }
    }

    /// The byte offset of a line's beginning; where no import shows one, that of the first code.
    private func place(of module: String, among imports: [Int]) -> Int {
        let names = imports.map { outline.importedModule($0).lowercased() }
        let isSorted = zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
        let earlier = isSorted ? imports.last { outline.importedModule($0).lowercased() < module.lowercased() } : imports.last
        if let earlier, let place = outline.place(behindImport: earlier) { return place }
        guard earlier == nil, let first = imports.first else { return outline.firstDeclaration }
        return outline.tokens.code[outline.firstOfImport(first)].range.lowerBound
    }

    private func insertion(of modules: [String], at offset: Int, like other: Int?) -> Edit {
        let layout = Layout(outline: outline)
        let place = other.map { outline.tokens.code[$0].range.lowerBound } ?? 0
        let isLine = layout.lineStart(offset) == offset
        let indentation = isLine ? layout.indentation(at: place) : ""
        let end = layout.lineEnd(at: place)
        let imports = modules.map { access($0) + "import \($0)" + end }
        let lines = imports.map { isLine ? indentation + $0 : $0 + layout.indentation(at: offset) }
        // Among other imports they are as close as those; alone they stand apart.
        let text = lines.joined() + (other == nil ? end : "")
        return Edit(range: SourceRange(path: outline.path, bytes: offset..<offset), replacement: text)
    }
}

extension Outline {
    /// The code indices of the `import` keywords.
    var imports: [Int] {
        tokens.code.indices.filter { tokens.kind($0) == .keyword && tokens.is($0, "import") }
    }

    /// Those that are compiled wherever a place is.
    fileprivate func imports(at index: Int, orWhere condition: String? = nil) -> [Int] {
        let here = Set(conditions(around: index) + [condition].compactMap(\.self))
        return imports.filter { here.isSuperset(of: conditions(around: $0)) }
    }

    /// Whether a module is imported wherever a place is compiled that can import it. `import struct Module.Name` shows that one name.
    func holds(importOf module: String, at index: Int) -> Bool {
        imports(at: index, orWhere: "canImport(\(module))").contains { name($0 + 1) == module }
    }

    /// `UIKit` of `import UIKit` and of `import class UIKit.UIView`.
    func importedModule(_ keyword: Int) -> String {
        name(tokens.kind(keyword + 1) == .keyword ? keyword + 2 : keyword + 1)
    }

    /// The code index of an import's first token: an attribute or modifier, or what else begins its line.
    fileprivate func firstOfImport(_ keyword: Int) -> Int {
        var first = keyword
        while first > 0, !tokens.startsLine(first) { first -= 1 }
        while first > 1, tokens.kind(first - 2) == .at || isAccess(first - 1) { first -= tokens.kind(first - 2) == .at ? 2 : 1 }
        return first
    }

    private func isAccess(_ index: Int) -> Bool { Self.accessWords.contains(tokens.text(index)) }

    /// The offset of the first declaration with its doc comments and the lint directives above it.
    fileprivate var firstDeclaration: Int {
        FactoryDeclarationEdit.docStart(of: tokens.code.first?.range.lowerBound ?? 0, in: self)
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
