import SourceText
import SwiftLexing
import SwiftOutline
import XcodeProject

/// The place of a declaration: the index of its file in the project and its own index in that file's outline.
struct DeclarationPlace: Hashable, Comparable, Sendable {
    let file: Int
    let index: Int

    static func < (left: DeclarationPlace, right: DeclarationPlace) -> Bool {
        (left.file, left.index) < (right.file, right.index)
    }
}

/// All that was read of a project, with the look-ups that rules need. It never changes.
package struct Project: Sendable {
    let input: MigrationInput
    /// By the file's index in the input; nil for a file that nothing is asked of.
    let outlines: [Outline?]
    let buildModel: BuildModel
    /// Build files that cannot be read.
    let buildProblems: [Diagnostic]
    let types: TypeTable
    let members: MemberTable
    let objectiveCClasses: Set<String>

    /// By the file's index: the names of the modules that compile it.
    private let modules: [Set<String>]

    init(_ input: MigrationInput, outlines: [Outline?], buildModel: BuildModel, buildProblems: [Diagnostic]) {
        self.input = input
        self.buildProblems = buildProblems
        self.outlines = outlines
        self.buildModel = buildModel
        let modules = zip(input.swiftFiles, outlines).map { file, outline in
            outline == nil ? [] : Self.modules(of: file.source.path, in: buildModel)
        }
        self.modules = modules
        types = TypeTable(outlines: outlines) { modules[$0] }
        members = MemberTable(outlines: outlines)
        objectiveCClasses = Set(input.headers.flatMap(\.interfaceNames))
    }

    /// The outline of a file that was read; asking for another is a mistake of the caller's, answered by an empty one.
    func outline(_ file: Int) -> Outline {
        outlines[file] ?? Outline(TokenList(SourceFile(path: path(file), bytes: [])))
    }

    func path(_ file: Int) -> String {
        input.swiftFiles[file].source.path
    }

    /// The names of the modules that compile a file. Files that no known target compiles are one module without a name.
    func modules(of file: Int) -> Set<String> {
        modules[file]
    }

    /// The modules that compile a file, whether it was read or not.
    func compilingModules(of path: String) -> Set<String> {
        Self.modules(of: path, in: buildModel)
    }

    private static func modules(of path: String, in buildModel: BuildModel) -> Set<String> {
        let names = buildModel.modules(compiling: path).map(\.name)
        return names.isEmpty ? [""] : Set(names)
    }

    /// Whether a file may be edited as far as its text goes: one that is no Swift is read for look-ups only.
    func isReadable(_ file: Int) -> Bool {
        outlines[file]?.tokens.problems.isEmpty ?? false
    }

    /// Whether a file imports a module, and whether with `@testable`.
    func imports(_ file: Int, of modules: Set<String>) -> (plain: Bool, testable: Bool) {
        let tokens = outline(file).tokens
        var plain = false
        var testable = false
        for index in tokens.code.indices where tokens.kind(index) == .keyword && tokens.is(index, "import") {
            guard modules.contains(tokens.text(index + 1)) else { continue }
            plain = true
            if tokens.is(index - 1, "testable") { testable = true }
        }
        return (plain, testable)
    }
}
