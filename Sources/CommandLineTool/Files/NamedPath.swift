import Foundation
import Migration
import Patching

/// A path of the command line.
struct NamedPath: Equatable, Sendable {
    let typed: String
    /// Absolute, without links.
    let absolute: String
    let isFolder: Bool

    /// Throws where there is nothing that could be read: no folder, and no file whose name ends as one that may be named.
    init(_ typed: String, surroundings: Surroundings, suffixes: [String]) throws(ProjectError) {
        let path = surroundings.absolutePath(typed)
        let resolved: String
        do { resolved = try resolvedPath(path) } catch { throw Self.error(for: typed, at: path, error) }
        let kind = fileKind(resolved)
        guard kind == .folder || kind == .regular && suffixes.contains(where: resolved.hasSuffix) else { throw .notSwift(typed) }
        self.typed = typed
        self.absolute = resolved
        self.isFolder = kind == .folder
    }

    private static func error(for typed: String, at path: String, _ failure: SystemFailure) -> ProjectError {
        switch failure.code {
        case ELOOP: .linkLoop(typed)
        case ENOENT where fileKind(path) == .link: .danglingLink(typed)
        case ENOENT, ENOTDIR: .noSuchPath(typed, nearestCommand: nearestName(to: typed, in: Command.allCases.map(\.rawValue)))
        default: .unreachable(typed, message: failure.description)
        }
    }
}
