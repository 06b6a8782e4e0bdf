import Migration
import SourceText

/// A project, and what the rules make of it.
struct ExaminedProject: Sendable {
    let project: FoundProject
    let outcome: MigrationOutcome

    /// Everything worth telling, by path and line.
    func diagnostics(adding more: [Diagnostic] = []) -> [Diagnostic] {
        (project.diagnostics + outcome.diagnostics + more).sorted { left, right in
            left.path == right.path ? (left.line ?? 0) < (right.line ?? 0) : precedesByBytes(left.path, right.path)
        }
    }
}

/// What all commands begin with that look at a project: find it, read it, let the rules decide.
struct Examiner: Sendable {
    let console: Console
    let surroundings: Surroundings
    let migrate: Tool.Migrate

    /// What matches an excluded pattern is read and not edited.
    func examine(_ paths: [String], excluding exclude: [PathPattern], options: MigrationOptions) throws(ProjectError) -> ExaminedProject {
        let finder = try FileFinder(typed: paths, surroundings: surroundings, jobs: options.jobs)
        if finder.git == nil, finder.root.isGitRoot {
            console.say(
                "sbmigrate: git was not found, so the project is treated as one outside git: no file is known to be ignored or dirty.")
        }
        try? ProjectUpdate(of: finder.root, console: console, surroundings: surroundings).tellOfUnfinished()
        console.watch("reading the project")
        let declared = try DeclaredFile(options.declaration, in: finder.root, surroundings: surroundings)
        let project = try finder.project(excluding: exclude)
        try declared.check(in: project.input)
        for pattern in exclude where !project.input.holds(pattern.matches) {
            console.say("sbmigrate: no file of the project matches '\(pattern.text)', which the configuration excludes.")
        }
        var options = options
        options.declaration = declared.declaration
        do { try options.adoptProtocols(of: project.input) } catch { throw .notAdoptable(error) }
        console.watch("deciding on \(counted(project.input.swiftFiles.count, "Swift file"))")
        return ExaminedProject(project: project, outcome: migrate(project.input, options))
    }

    /// Whether a run was started in a folder, so that paths that are relative to it can be opened as they are printed.
    func startedIn(_ root: ProjectRoot) -> Bool {
        currentFolder == root.path
    }

    /// Paths as they can be opened from where the run was started.
    func shownPaths(of root: ProjectRoot) -> ShownPaths {
        .relative(to: currentFolder, root: root)
    }

    /// Without links where it can be resolved.
    private var currentFolder: String {
        (try? resolvedPath(surroundings.currentDirectory)) ?? surroundings.currentDirectory
    }
}

extension MigrationInput {
    /// Whether the path of a file that could be excluded satisfies a condition.
    fileprivate func holds(_ isWanted: (String) -> Bool) -> Bool {
        (swiftFiles + buildFiles).contains { isWanted($0.source.path) } || interfaceFiles.contains { isWanted($0.path) }
    }
}
