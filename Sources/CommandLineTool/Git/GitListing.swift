/// The paths of a repository that git tracks or would add: all that it does not ignore.
struct GitListing: Sendable {
    /// A set of texts, not of bytes: a file system may compose a letter and its accent otherwise than git does.
    private let paths: Set<String>

    /// The raw answer of `git ls-files -z`. Submodules stand in it by name, other repositories inside with a slash at the end.
    init(output: [UInt8]) {
        let entries = output.split(separator: 0).map { $0.last == UInt8(ascii: "/") ? $0.dropLast() : $0 }
        paths = Set(entries.map { String(decoding: $0, as: UTF8.self) })
    }

    init(of folder: String, git: Git) throws(GitFailure) {
        self.init(output: try git.output(of: ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], in: folder))
    }

    /// The path is relative to the root of the repository.
    func contains(_ path: String) -> Bool {
        paths.contains(path)
    }
}
