import Migration
import SourceText

/// What is worth telling about the files that were found: what was not entered, and paths that were given in vain.
struct FinderNotes: Sendable {
    let diagnostics: [Diagnostic]

    init(paths: [NamedPath], tree: FileTree, reading: ProjectReading, scope: EditScope) {
        let unread = Set(reading.failures.map(\.path))
        diagnostics =
            Self.notes(about: tree, scope: scope)
            + paths.compactMap { path in
                let relative = reading.root.relativePath(of: path.absolute) ?? ""
                return unread.contains(relative) ? nil : Self.note(about: path, at: relative, files: reading.input.swiftFiles)
            }
    }

    static func silentRepository(_ folder: String, message: String) -> Diagnostic {
        let text = "git could not be asked about this repository, so its files are read and not edited: \(message)"
        return Diagnostic(severity: .note, path: folder, line: nil, code: "repository-not-readable", message: text)
    }

    /// Links and copies that git ignores or the configuration excludes are nobody's concern.
    private static func notes(about tree: FileTree, scope: EditScope) -> [Diagnostic] {
        let folders = tree.unreadableFolders.map { unreadable in
            error(unreadable.path, "not-read", "the folder could not be read: \(unreadable.failure)")
        }
        let names = tree.unreadableNames.map { error($0, "name-not-utf8", "the name is not UTF-8, so it was not read: rename it") }
        let links = tree.linkedFolders.filter { scope.access(to: $0) == .editable }.map {
            note($0, "linked-folder", "a link to a folder outside the project; it was not followed")
        }
        let copies = tree.linkedWorktrees.filter { scope.access(to: $0) == .editable }.map {
            note($0, "linked-worktree", "another working copy of a repository; it was not read")
        }
        return folders + names + links + copies
    }

    /// A path that was given and holds nothing to edit.
    private static func note(about path: NamedPath, at relative: String, files: [InputFile]) -> Diagnostic? {
        let below = files.filter { isPath($0.source.path, below: relative) }
        guard let first = below.first else {
            let message = path.isFolder ? "no Swift source was found below it" : "no source file of the project: nothing in it is edited"
            return note(relative, "nothing-to-edit", message)
        }
        guard below.allSatisfy({ $0.access != .editable }) else { return nil }
        let causes = below.contains { $0.access == .excluded } ? "ignored, excluded or generated" : "ignored or generated"
        let message = path.isFolder ? "every Swift file below it is \(causes): read, not edited" : reason(first)
        return note(relative, "not-edited", message)
    }

    /// Why a file is not edited.
    static func reason(_ file: InputFile) -> String {
        switch file.access {
        case .generated: "its header says that it is generated: read, not edited"
        case .ignored where EditScope.liesInForeignFolder(file.source.path):
            "lies in a folder of dependencies or build products: read, not edited"
        case .excluded: "the configuration excludes it: read, not edited"
        case .ignored: "git ignores it: read, not edited"
        case .outsidePath, .editable: "is not edited"
        }
    }

    private static func note(_ path: String, _ code: String, _ message: String) -> Diagnostic {
        Diagnostic(severity: .note, path: path.isEmpty ? "." : path, line: nil, code: code, message: message)
    }

    private static func error(_ path: String, _ code: String, _ message: String) -> Diagnostic {
        Diagnostic(severity: .error, path: path.isEmpty ? "." : path, line: nil, code: code, message: message)
    }
}
