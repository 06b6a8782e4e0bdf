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

extension Project {
    /// What looking through all files has told.
    struct Memory: Sendable {
        /// The paths of the files of a name.
        let paths = Memo<String, [String]>()
        /// The modules in which a type inherits from a name.
        let inheritingModules = Memo<String, Set<String>>()
    }
}

/// All that was read of a project, with the look-ups that rules need. It never changes.
package struct Project: Sendable {
    let input: MigrationInput
    /// By the file's index in the input; nil for a file that nothing is asked of.
    let outlines: [Outline?]
    /// The indices of the files that may hold a site.
    let siteFiles: [Int]
    let buildModel: BuildModel
    let manifests: BuildManifests
    /// Build files that cannot be read.
    let buildProblems: [Diagnostic]
    let types: TypeTable
    let members: MemberTable
    let objectiveCClasses: Set<String>
    let interfaces: InterfaceTable
    let interfaceProblems: [Diagnostic]
    /// Hashes of the words of Objective-C sources.
    let objectiveCWords: Set<Int>
    /// What was asked for so far.
    let requests: ReadRequests
    let memory = Memory()

    /// By the file's index: the names of the modules that compile it.
    private let modules: [Set<String>]
    private let imports: [Imports]

    init(_ input: MigrationInput, reading reader: SourceReader, others: OtherReaders, build: BuildReading) {
        let outlines = reader.outlines
        siteFiles = reader.siteFiles
        let requests = ReadRequests()
        self.requests = requests
        interfaces = others.interfaces.table(requests)
        interfaceProblems = others.interfaces.problems
        objectiveCWords = others.implementations.words ?? []
        self.outlines = outlines
        self.input = input
        buildProblems = build.problems
        let buildModel = build.model
        self.buildModel = buildModel
        manifests = build.manifests
        // By index: most outlines are nil, and taking one out of the array to look would cost more than the look.
        let modules = outlines.indices.map { file in
            outlines[file] == nil ? [] : Self.modules(of: input.swiftFiles[file].source.path, in: buildModel)
        }
        self.modules = modules
        imports = outlines.indices.map { outlines[$0] == nil ? Imports() : Imports(outlines[$0]) }
        types = TypeTable(outlines: outlines, requests: requests) { modules[$0] }
        members = MemberTable(outlines: outlines, requests: requests)
        objectiveCClasses = build.objectiveCClasses
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
        outlines[file]?.problems.isEmpty ?? false
    }

    /// Whether some target sees members of a module only where that is imported (SE-0444), as far as build files say.
    var asksForImportsOfMembers: Bool {
        let names = ["MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"].map(ByteNeedle.init)
        return input.buildFiles.contains { file in names.contains(where: file.source.bytes.contains) }
    }

    func importedModules(_ file: Int) -> Set<String> {
        imports[file].plain
    }

    func importAccesses(_ file: Int) -> [String: Set<String>] {
        imports[file].access
    }

    /// Whether a file imports one of some modules, and whether with `@testable`.
    func imports(_ file: Int, of modules: Set<String>) -> (plain: Bool, testable: Bool) {
        (!imports[file].plain.isDisjoint(with: modules), !imports[file].testable.isDisjoint(with: modules))
    }
}

/// The names of the modules that a file imports.
struct Imports: Sendable {
    private(set) var plain: Set<String> = []
    private(set) var testable: Set<String> = []
    /// By the module, what its imports say of themselves: `public` or `internal`, for instance.
    private(set) var access: [String: Set<String>] = [:]

    init() {}

    init(_ outline: Outline?) {
        guard let outline else { return }
        let tokens = outline.tokens
        access = outline.importAccesses
        for index in tokens.code.indices where tokens.is(index, "import") && tokens.kind(index) == .keyword {
            plain.insert(tokens.text(index + 1))
            if tokens.is(index - 1, "testable") { testable.insert(tokens.text(index + 1)) }
        }
    }
}
