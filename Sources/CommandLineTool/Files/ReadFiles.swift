import Migration
import SourceText

/// The files of a project that are read in any case, by several threads; their order does not depend on how many.
struct ReadFiles: Sendable {
    enum Role { case swift, linkedSwift, build, header }

    struct Unread: Error {
        let path: String
        let failure: ReadFailure
    }

    let root: ProjectRoot
    let tree: FileTree
    /// What the files themselves say about their access: nothing is asked of git or the command line yet.
    let all: [(role: Role, file: Result<InputFile, Unread>)]

    init(below root: ProjectRoot, jobs: Int) {
        let tree = TreeWalk.tree(below: root)
        let tasks =
            tree.swiftFiles.map { (Role.swift, $0) } + tree.linkedFiles.map { (Role.linkedSwift, $0) }
            + tree.buildFiles.map { (Role.build, $0) } + tree.headers.map { (Role.header, $0) }
        self.root = root
        self.tree = tree
        all = parallelMap(tasks, jobs: jobs) { role, path in (role, Self.file(path, as: role, below: root)) }
    }

    private static func file(_ path: String, as role: Role, below root: ProjectRoot) -> Result<InputFile, Unread> {
        do throws(ReadFailure) {
            let bytes = try FileReader.bytes(ofFile: root.absolutePath(of: path))
            let isGenerated = role == .swift && GeneratedMarker.isIn(bytes)
            return .success(InputFile(source: SourceFile(path: path, bytes: bytes), access: isGenerated ? .generated : .editable))
        } catch {
            return .failure(Unread(path: path, failure: error))
        }
    }
}
