import Migration
import SourceText

/// The files of a tree, read by several threads; their order does not depend on how many.
struct ProjectReading: Sendable {
    let root: ProjectRoot
    let input: MigrationInput
    let failures: [Diagnostic]

    private enum Role { case swift, linkedSwift, build, header }
    private typealias Answer = (role: Role, file: Result<InputFile, UnreadFile>)

    private struct UnreadFile: Error {
        let path: String
        let failure: ReadFailure
    }

    init(root: ProjectRoot, tree: FileTree, scope: EditScope, jobs: Int) {
        let tasks =
            tree.swiftFiles.map { (Role.swift, $0) } + tree.linkedFiles.map { (Role.linkedSwift, $0) }
            + tree.buildFiles.map { (Role.build, $0) } + tree.headers.map { (Role.header, $0) }
        let answers: [Answer] = parallelMap(tasks, jobs: jobs) { role, path in
            do throws(ReadFailure) {
                let bytes = try FileReader.bytes(ofFile: root.absolutePath(of: path))
                let access = Self.access(to: path, role: role, bytes: bytes, scope: scope)
                return (role, .success(InputFile(source: SourceFile(path: path, bytes: bytes), access: access)))
            } catch {
                return (role, .failure(UnreadFile(path: path, failure: error)))
            }
        }
        self.root = root
        input = Self.input(
            answers, interfaceFiles: Self.lazyFiles(tree.interfaceFiles, below: root, scope: scope),
            implementationFiles: Self.lazyFiles(tree.implementationFiles, below: root, scope: scope))
        failures = answers.compactMap { answer in
            guard case .failure(let unread) = answer.file else { return nil }
            return Diagnostic(severity: .error, path: unread.path, line: nil, code: "not-read", message: unread.failure.message)
        }
    }

    private static func access(to path: String, role: Role, bytes: [UInt8], scope: EditScope) -> InputFile.Access {
        switch role {
        case .linkedSwift: return .outsidePath
        case .header: return .editable
        case .build: return scope.access(to: path)
        case .swift:
            let access = scope.access(toSwiftFile: path)
            return access == .editable && GeneratedMarker.isIn(bytes) ? .generated : access
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
        func files(_ role: Role) -> [InputFile] {
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
