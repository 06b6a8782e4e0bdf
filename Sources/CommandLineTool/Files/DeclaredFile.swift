import Migration
import SourceText

/// Where the command line wants the protocol to be declared, as a place of the project.
struct DeclaredFile {
    /// Its path is relative to the project's root.
    let declaration: MigrationOptions.Declaration
    /// As it was typed.
    private let typed: String

    /// Throws if the path lies outside the project.
    init(_ typed: MigrationOptions.Declaration, in root: ProjectRoot, surroundings: Surroundings) throws(ProjectError) {
        switch typed {
        case .automatic, .none:
            declaration = typed
            self.typed = ""
        case .newFile(let path):
            declaration = .newFile(try Self.relativePath(path, root, surroundings))
            self.typed = path
        case .existingFile(let path):
            declaration = .existingFile(try Self.relativePath(path, root, surroundings))
            self.typed = path
        }
    }

    /// Throws if the protocol is to be declared in an existing file that must not be edited, or that is none.
    func check(in input: MigrationInput) throws(ProjectError) {
        guard case .existingFile(let path) = declaration else { return }
        guard let file = input.swiftFiles.first(where: { $0.source.path == path }) else {
            throw .notDeclarable(typed, why: "the project has no such Swift file")
        }
        switch file.access {
        case .editable: return
        case .outsidePath: throw .notDeclarable(typed, why: "it lies outside the paths that were given")
        case .ignored: throw .notDeclarable(typed, why: "it is ignored, or a dependency's")
        case .excluded: throw .notDeclarable(typed, why: "the configuration excludes it")
        case .generated: throw .notDeclarable(typed, why: "a tool generates it")
        }
    }

    /// The folders of a new file need not exist yet.
    private static func relativePath(_ typed: String, _ root: ProjectRoot, _ surroundings: Surroundings) throws(ProjectError) -> String {
        var components = surroundings.absolutePath(typed).split(separator: "/").map(String.init)
        var missing: [String] = []
        var existing: String?
        while existing == nil {
            existing = try? resolvedPath("/" + components.joined(separator: "/"))
            if existing == nil { missing.insert(components.removeLast(), at: 0) }
        }
        let absolute = missing.reduce(existing ?? "/", joined)
        guard !missing.contains(".."), let path = root.relativePath(of: absolute), !path.isEmpty else {
            throw .notDeclarable(typed, why: "it lies outside the project, \(root.path)")
        }
        return path
    }
}
