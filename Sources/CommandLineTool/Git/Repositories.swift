/// The repository of the project, where it has one, and those inside it.
struct Repositories: Sendable {
    private struct Repository: Sendable {
        /// Relative to the project's root.
        let folder: String
        /// Nil where git could not be asked.
        let listing: GitListing?
    }
    /// The innermost first.
    private let all: [Repository]

    private init(all: [Repository]) {
        self.all = all
    }

    /// `nested` are the folders of the repositories inside, with their listings.
    init(rootListing: GitListing?, nested: [(folder: String, listing: GitListing?)]) {
        let inner = nested.map { Repository(folder: $0.folder, listing: $0.listing) }
        let outer = rootListing.map { [Repository(folder: "", listing: $0)] } ?? []
        all = inner.sorted { $0.folder.utf8.count > $1.folder.utf8.count } + outer
    }

    /// The folder of the repository that a path belongs to, relative to the project's root, and the path inside it.
    func home(of path: String) -> (folder: String, path: String)? {
        for repository in all {
            if let inner = pathInside(repository.folder, path) { return (repository.folder, inner) }
        }
        return nil
    }

    /// Whether git ignores a path: its own repository does, or the repository around that one ignores it as a whole.
    func ignores(_ path: String) -> Bool {
        guard let index = all.firstIndex(where: { pathInside($0.folder, path) != nil }) else { return false }
        let repository = all[index]
        guard let listing = repository.listing, let inner = pathInside(repository.folder, path), listing.contains(inner) else {
            return true
        }
        return repository.folder.isEmpty ? false : Repositories(all: Array(all[(index + 1)...])).ignores(repository.folder)
    }
}

/// The path relative to a folder that holds it; nil if it lies elsewhere or is the folder itself.
private func pathInside(_ folder: String, _ path: String) -> String? {
    if folder.isEmpty { return path }
    guard path.hasPrefix(folder + "/") else { return nil }
    return String(path.dropFirst(folder.count + 1))
}
