import Patching
import SourceText
import XcodeProject

/// Makes the files that are created members of the Xcode targets that compile the classes they are for (SEMANTICS.md 6).
struct ProjectMembership {
    /// The edits of project files, each of whole lines.
    private(set) var edits: [Edit] = []
    /// The created files that every target compiles from now on.
    private(set) var joined: Set<String> = []
    /// The created files that something else than a project file takes up, as a note says.
    private(set) var takenUp: Set<String> = []
    private(set) var problems: [Diagnostic] = []

    private let project: Project

    init(of declarations: [PlannedDeclaration], in project: Project) {
        self.project = project
        let wanted = declarations.filter { $0.isCreated && !$0.isCompiled }.map { (path: $0.path, files: classFiles(of: $0)) }
        var homeless: Set<String> = []
        for file in projectFiles(compiling: wanted.flatMap(\.files)) {
            let new = wanted.compactMap { NewFile(path: $0.path, besides: $0.files, in: file) }
            let added = add(new, to: file)
            homeless.formUnion(new.map(\.path).filter { !added.contains($0) })
            joined.formUnion(added)
        }
        joined.subtract(homeless)
        for (path, _) in wanted where !joined.contains(path) { noteWhoTakesUp(path) }
    }

    private func classFiles(of declaration: PlannedDeclaration) -> [String] {
        let places = declaration.classes.flatMap { project.types.all[$0].declarations }
        return Set(places.map { project.path($0.file) }).sorted()
    }

    private func projectFiles(compiling files: [String]) -> [ProjectFile] {
        let found = files.flatMap { project.buildModel.modules(compiling: $0) }.compactMap(project.buildModel.projectFile)
        return Dictionary(found.map { ($0.path, $0) }) { first, _ in first }.values.sorted { $0.path < $1.path }
    }

    /// The paths of those files that a project compiles from now on.
    private mutating func add(_ files: [NewFile], to file: ProjectFile) -> [String] {
        guard let source = project.input.buildFiles.first(where: { $0.source.path == file.path }), source.access == .editable else {
            return []
        }
        let folder = file.path.split(separator: "/").dropLast(2).joined(separator: "/")
        guard project.manifests.kinds(in: folder).generator == nil else { return [] }
        let (accepted, insertions) = insertable(files, in: file)
        edits += insertions.map { Edit(range: SourceRange(path: file.path, bytes: $0.offset..<$0.offset), replacement: $0.text) }
        return accepted.map(\.path)
    }

    /// Those that can be inserted together; a note tells why another one cannot.
    private mutating func insertable(_ files: [NewFile], in file: ProjectFile) -> (files: [NewFile], insertions: [Insertion]) {
        if let insertions = try? FileInsertion.insertions(of: files, into: file) { return (files, insertions) }
        var insertable: (files: [NewFile], insertions: [Insertion]) = ([], [])
        for new in files {
            do {
                insertable.insertions = try FileInsertion.insertions(of: insertable.files + [new], into: file)
                insertable.files.append(new)
            } catch {
                note(file.path, "not-added-to-project", "\(new.path) was not added: \(error)")
            }
        }
        return insertable
    }

    /// A file that no project lists may be taken up by what the project is made from.
    private mutating func noteWhoTakesUp(_ path: String) {
        let around = project.manifests.innermost(around: path)
        if around.generator != nil || around.contains(.podspec) { takenUp.insert(path) }
        if let generator = around.generator {
            note(path, "generated-project", "\(generator) makes the project of this file: make it anew, so that it takes the file up")
        } else if around.contains(.podspec) {
            note(path, "podspec", "a podspec beside it decides whether this new file is compiled: see its 'source_files'")
        }
    }

    private mutating func note(_ path: String, _ code: String, _ message: String) {
        problems.append(Diagnostic(severity: .note, path: path, line: nil, code: code, message: message))
    }
}

extension NewFile {
    /// For the targets of a project that compile one of some files; nil if none does.
    fileprivate init?(path: String, besides files: [String], in project: ProjectFile) {
        let targets = project.targets.filter { target in files.contains { target.compiles($0) } }.map(\.name)
        guard !targets.isEmpty else { return nil }
        self.init(path: path, targets: targets)
    }
}
