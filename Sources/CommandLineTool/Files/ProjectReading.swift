import Migration
import SourceText

/// What was read of a project, as far as its scope lets it be edited.
struct ProjectReading: Sendable {
    let root: ProjectRoot
    let input: MigrationInput
    let failures: [Diagnostic]

    private typealias Answer = (role: ReadFiles.Role, file: Result<InputFile, ReadFiles.Unread>)

    init(of files: ReadFiles, scope: EditScope, jobs: Int) {
        let answers: [Answer] = parallelMap(files.all, jobs: jobs) { role, file in
            (role, file.map { $0.limited(to: Self.access(to: $0.source.path, role: role, scope: scope)) })
        }
        root = files.root
        input = Self.input(
            answers, interfaceFiles: Self.lazyFiles(files.tree.interfaceFiles, below: files.root, scope: scope),
            implementationFiles: Self.lazyFiles(files.tree.implementationFiles, below: files.root, scope: scope))
        failures = answers.compactMap { answer in
            guard case .failure(let unread) = answer.file else { return nil }
            return Diagnostic(severity: .error, path: unread.path, line: nil, code: "not-read", message: unread.failure.message)
        }
    }

    private static func access(to path: String, role: ReadFiles.Role, scope: EditScope) -> InputFile.Access {
        switch role {
        case .linkedSwift: .outsidePath
        case .header: .editable
        case .build: scope.access(to: path)
        case .swift: scope.access(toSwiftFile: path)
        }
    }

    /// Read only if something asks for them.
    private static func lazyFiles(_ paths: [String], below root: ProjectRoot, scope: EditScope) -> [LazyFile] {
        paths.map { path in
            let absolute = root.absolutePath(of: path)
            return LazyFile(path: path, isForeign: scope.isIgnored(path)) {
                Result { () throws(ReadFailure) in try FileReader.bytes(ofFile: absolute) }
                    .mapError { LazyFile.Failure(message: $0.message) }
            }
        }
    }

    private static func input(_ answers: [Answer], interfaceFiles: [LazyFile], implementationFiles: [LazyFile]) -> MigrationInput {
        func files(_ role: ReadFiles.Role) -> [InputFile] {
            answers.filter { $0.role == role }.compactMap { try? $0.file.get() }
        }
        let own = files(.swift)
        let linked = files(.linkedSwift)
        // The walk has sorted each list; only two of them must be made one.
        let swift = linked.isEmpty ? own : (own + linked).sorted { precedesByBytes($0.source.path, $1.source.path) }
        return MigrationInput(
            swiftFiles: swift, buildFiles: files(.build), headers: files(.header).map(\.source), interfaceFiles: interfaceFiles,
            implementationFiles: implementationFiles)
    }
}
