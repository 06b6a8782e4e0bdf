import Migration
import SourceText

/// Finds and reads the project around the paths of the command line.
struct FileFinder: Sendable {
    let paths: [NamedPath]
    let root: ProjectRoot
    let git: Git?
    let jobs: Int

    /// The first path decides which project it is; throws if another one lies outside it. Files may be named whose names end in one of the
    /// suffixes.
    init(typed: [String], surroundings: Surroundings, jobs: Int, suffixes: [String] = [".swift"]) throws(ProjectError) {
        var paths: [NamedPath] = []
        for path in typed { paths.append(try NamedPath(path, surroundings: surroundings, suffixes: suffixes)) }
        guard let first = paths.first else { preconditionFailure("without a path the current folder is meant") }
        let root = ProjectRoot(around: first.absolute)
        if let stranger = paths.first(where: { root.relativePath(of: $0.absolute) == nil }) {
            throw .outsideProject(stranger.typed, root: root.path)
        }
        self.paths = paths
        self.root = root
        self.git = Git(surroundings)
        self.jobs = jobs
    }

    func project(excluding exclude: [PathPattern] = []) throws(ProjectError) -> FoundProject {
        let (files, rootListing) = try filesAndListing()
        let (repositories, silent) = repositories(of: files.tree, rootListing: rootListing)
        let scope = EditScope(
            named: paths.compactMap { root.relativePath(of: $0.absolute) }, repositories: repositories, exclude: exclude)
        let reading = ProjectReading(of: files, scope: scope, jobs: jobs)
        let notes = FinderNotes(paths: paths, tree: files.tree, reading: reading, scope: scope)
        return FoundProject(
            root: root,
            input: reading.input,
            diagnostics: reading.failures + notes.diagnostics + silent,
            scope: scope,
            workingCopy: WorkingCopy(root: root, repositories: repositories, git: git)
        )
    }

    /// Git answers while the folders are walked and their files read.
    private func filesAndListing() throws(ProjectError) -> (ReadFiles, GitListing?) {
        guard let git, root.isGitRoot else { return (ReadFiles(below: root, jobs: jobs), nil) }
        let (files, answer) = inParallel({ ReadFiles(below: root, jobs: jobs) }, { Result { try GitListing(of: root.path, git: git) } })
        do { return (files, try answer.get()) } catch {
            throw .gitFailed(folder: root.path, message: (error as? GitFailure)?.message ?? "\(error)")
        }
    }

    /// The repositories, and a note about each inner one that git gave no answer for: its files count as ignored.
    private func repositories(of tree: FileTree, rootListing: GitListing?) -> (Repositories, notes: [Diagnostic]) {
        guard let git else { return (Repositories(rootListing: nil, nested: []), []) }
        let answers = parallelMap(tree.repositories, jobs: jobs) { folder -> (folder: String, listing: GitListing?, failure: String?) in
            guard !EditScope.liesInForeignFolder(folder + "/x") else { return (folder, nil, nil) }
            do { return (folder, try GitListing(of: root.absolutePath(of: folder), git: git), nil) } catch {
                return (folder, nil, (error as? GitFailure)?.message ?? "\(error)")
            }
        }
        let notes = answers.compactMap { answer in answer.failure.map { FinderNotes.silentRepository(answer.folder, message: $0) } }
        return (Repositories(rootListing: rootListing, nested: answers.map { ($0.folder, $0.listing) }), notes)
    }
}
