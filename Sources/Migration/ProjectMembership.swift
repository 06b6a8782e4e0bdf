import Patching
import SourceText
import XcodeProject

/// Makes the files that are created members of the Xcode targets that compile the classes they are for (SEMANTICS.md 6).
struct ProjectMembership {
    /// The edits of project files, each of whole lines.
    private(set) var edits: [Edit] = []
    /// The created files that every target compiles from now on.
    private(set) var joined: Set<String> = []
    private(set) var problems: [Diagnostic] = []

    private let project: Project
    /// By the project file's path: what is inserted, in the bytes as they are without it.
    private var insertions: [String: [Insertion]] = [:]

    init(of declarations: [PlannedDeclaration], in project: Project) {
        self.project = project
        for declaration in declarations where declaration.isCreated && !declaration.isCompiled { add(declaration) }
        for (path, inserted) in insertions.sorted(by: { $0.key < $1.key }) {
            edits += inserted.map {
                Edit(range: SourceRange(path: path, bytes: $0.offset..<$0.offset), replacement: $0.text)
            }
        }
    }

    private mutating func add(_ declaration: PlannedDeclaration) {
        let file = declaration.edit.range.path
        let classFiles = Set(declaration.classes.flatMap { project.types.all[$0].declarations.map { project.path($0.file) } })
        let paths = Set(classFiles.flatMap { project.buildModel.modules(compiling: $0) }.compactMap(\.projectPath))
        let added = paths.sorted().map { add(file, besides: classFiles, to: $0) }
        if !added.isEmpty, added.allSatisfy({ $0 }) { joined.insert(file) }
    }

    /// Whether a project compiles a file with the classes of others from now on.
    private mutating func add(_ file: String, besides classFiles: Set<String>, to path: String) -> Bool {
        guard let source = project.input.buildFiles.first(where: { $0.source.path == path }), source.access == .editable,
            insertions[path] == nil
        else { return false }
        if let generator = project.generator(of: path) {
            note(path, "generated-project", "\(generator) makes this project: make it anew, so that it takes \(file) up")
            return false
        }
        do {
            let bytes = source.source.bytes
            let targets = try ProjectFile(path: path, bytes: bytes).targets
                .filter { target in classFiles.contains { target.compiles($0) } }.map(\.name)
            insertions[path] = try FileInsertion.insertions(of: file, into: targets, path: path, bytes: bytes)
            return true
        } catch {
            note(path, "not-added-to-project", "\(file) was not added: \(error)")
            return false
        }
    }

    private mutating func note(_ path: String, _ code: String, _ message: String) {
        problems.append(Diagnostic(severity: .note, path: path, line: nil, code: code, message: message))
    }
}

extension BuildModule {
    /// The project file of an Xcode target.
    fileprivate var projectPath: String? {
        guard case .xcodeTarget(let path, _) = kind else { return nil }
        return path
    }
}

extension Project {
    /// The tool that generates an Xcode project, told by its manifest beside it.
    fileprivate func generator(of path: String) -> String? {
        let folder = path.split(separator: "/").dropLast(2).joined(separator: "/")
        func isBeside(_ name: String) -> Bool {
            let manifest = folder.isEmpty ? name : folder + "/" + name
            return (input.buildFiles + input.swiftFiles).contains { $0.source.path == manifest }
        }
        if ["project.yml", "project.yaml"].contains(where: isBeside) { return "XcodeGen" }
        return isBeside("Project.swift") ? "Tuist" : nil
    }
}
