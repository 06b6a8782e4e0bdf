import Migration

/// Which files of the project may be edited.
struct EditScope: Sendable {
    /// Folders of dependencies and build products, by name in lower case: not to be edited even where git tracks them.
    private static let foreignFolders: Set<String> = [
        "pods", "carthage", ".build", "deriveddata", "sourcepackages", "vendor", "node_modules",
    ]

    /// What may be edited, relative to the project's root; an empty path is all of it.
    let named: [String]
    let repositories: Repositories

    /// The access to a file as far as its path tells.
    func access(toSwiftFile path: String) -> InputFile.Access {
        guard isNamed(path) else { return .outsidePath }
        return isIgnored(path) ? .ignored : .editable
    }

    /// Whether a path lies below one that was given.
    func isNamed(_ path: String) -> Bool {
        named.contains { isPath(path, below: $0) }
    }

    func isIgnored(_ path: String) -> Bool {
        Self.liesInForeignFolder(path) || repositories.ignores(path)
    }

    static func liesInForeignFolder(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { foreignFolders.contains($0.lowercased()) }
    }
}

/// Whether a path is a folder's or lies in it; everything lies below the empty path.
func isPath(_ path: String, below folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
}
