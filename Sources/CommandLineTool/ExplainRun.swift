import Migration

/// Says why the sites at some places got their decisions.
struct ExplainRun {
    let request: PlaceRequest
    let examiner: Examiner

    /// The whole project is examined as a run on it would: on the file alone each fix that edits another one would be left.
    func run() throws(ProjectError) -> ExitCode {
        let files = request.places.map(\.file)
        let finder = try FileFinder(
            typed: files, surroundings: examiner.surroundings, jobs: request.options.jobs, suffixes: [".swift", ".storyboard", ".xib"])
        if let folder = finder.paths.first(where: \.isFolder) { throw .notAFile(folder.typed) }
        let examined = try examiner.examine([finder.root.path], excluding: request.exclude, options: request.options)
        let paths = finder.paths.map { finder.root.relativePath(of: $0.absolute) ?? $0.absolute }
        let shown = examiner.shownPaths(of: finder.root)
        let explainer = PlaceExplainer(
            examined, positions: Positions(examined.outcome, of: examined.project.input, and: paths), paths: shown,
            options: request.options)
        let text = zip(request.places, paths).map { explainer.explanation(of: $0, in: $1) }.joined(separator: "\n")
        let errors = examined.diagnostics().filter { $0.severity == .error && concerns($0, paths, text) }
        return tell(text, errors: errors, shown)
    }

    /// Other files that cannot be read are no matter of the places that were asked about.
    private func concerns(_ error: Diagnostic, _ paths: [String], _ text: String) -> Bool {
        let name = error.path.split(separator: "/").last.map(String.init) ?? error.path
        return paths.contains(error.path) || text.contains(name)
    }

    private func tell(_ text: String, errors: [Diagnostic], _ shown: ShownPaths) -> ExitCode {
        let outlet = Outlet(console: examiner.console, surroundings: examiner.surroundings)
        let complete = outlet.send([(bytes: Array(text.utf8), file: nil)])
        errors.forEach { examiner.console.say(line(for: $0, path: shown.shown($0.path))) }
        return complete && errors.isEmpty ? .success : .incomplete
    }
}
