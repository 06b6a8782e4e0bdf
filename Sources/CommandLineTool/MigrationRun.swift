import Migration
import Patching

/// One migration: find, decide, check, deliver, tell.
struct MigrationRun {
    let request: MigrationRequest
    let examiner: Examiner

    func run() throws(ProjectError) -> ExitCode {
        let examined = try examiner.examine(request.paths, excluding: request.exclude, options: request.options)
        try checkDependencies(examined.outcome.unmetDependencies)
        let uncommitted = try checkPreconditions(of: examined.outcome.changes, in: examined.project)
        let delivery = deliver(examined.outcome.changes, root: examined.project.root)
        return tell(record(of: examined, delivery, uncommitted: uncommitted))
    }

    /// Throws where a target would not find the module that its classes are to import.
    private func checkDependencies(_ unmet: [UnmetDependency]) throws(ProjectError) {
        guard let module = unmet.first?.module else { return }
        throw .dependencyMissing(targets: unmet.filter { $0.module == module }.map(\.target), module: module)
    }

    /// The files that only a patch may change. Throws where the run must not go on.
    private func checkPreconditions(of changes: [FileChange], in project: FoundProject) throws(ProjectError) -> [String] {
        for change in changes where change.original == nil {
            guard fileKind(project.root.absolutePath(of: change.path)) == nil else { throw .fileExists(change.path) }
        }
        if request.patch == nil {
            let obstacles = Delivery.obstacles(to: changes, root: project.root)
            guard obstacles.isEmpty else { throw .notWritable(obstacles) }
        }
        guard !request.allowsDirty else { return [] }
        let edited = changes.filter { $0.original != nil }.map(\.path)
        let uncommitted = try project.workingCopy.uncommitted(among: edited)
        guard request.patch != nil || uncommitted.isEmpty else { throw .uncommittedChanges(uncommitted) }
        return uncommitted
    }

    private func deliver(_ changes: [FileChange], root: ProjectRoot) -> Delivery {
        request.patch == nil ? .write(changes, root: root) : .patch(changes, root: root)
    }

    private func record(of examined: ExaminedProject, _ delivery: Delivery, uncommitted: [String]) -> RunRecord {
        RunRecord(
            root: examined.project.root,
            input: examined.project.input,
            request: request,
            outcome: examined.outcome,
            delivery: delivery,
            diagnostics: examined.diagnostics(adding: delivery.failures),
            startedInRoot: examiner.startedIn(examined.project.root),
            uncommitted: uncommitted
        )
    }

    /// All output of the run. What could not be written is said, and the exit code says so.
    private func tell(_ record: RunRecord) -> ExitCode {
        let positions = Positions(record.outcome, of: record.input)
        let outlet = Outlet(console: examiner.console, surroundings: examiner.surroundings)
        let arrived = outlet.send(outputs(of: record, positions: positions))
        record.diagnostics.forEach { examiner.console.say(line(for: $0)) }
        let summary = Summary(
            record,
            positions: positions,
            patchFile: patchFile.map(examiner.surroundings.absolutePath),
            listsSites: request.patch == .standardOutput
        )
        summary.lines.forEach(examiner.console.say)
        guard arrived, !record.hasErrors else { return .incomplete }
        return request.exitsWithPatch && record.delivery.patch?.isEmpty == false ? .found : .success
    }

    private var patchFile: String? {
        guard case .file(let file) = request.patch else { return nil }
        return file
    }

    private func outputs(of record: RunRecord, positions: Positions) -> [Outlet.Output] {
        let shown = request.patch == .unprinted ? nil : record.delivery.patch
        let patch = shown.map { [(bytes: $0, file: patchFile)] } ?? []
        return patch + request.reports.map { (bytes: bytes(of: $0.format, record, positions), file: $0.file) }
    }

    private func bytes(of format: ReportRequest.Format, _ record: RunRecord, _ positions: Positions) -> [UInt8] {
        let remarks = { record.outcome.decisions.map { Remark($0, in: record, positions: positions) } }
        return switch format {
        case .text: Array(TextReport(record, positions: positions).text.utf8)
        case .json: jsonBytes(JSONReport(record, positions: positions))
        case .xcode: Array(compilerLines(remarks(), paths: .absolute(record.root)).utf8)
        case .github: Array(workflowCommands(remarks()).utf8)
        }
    }
}
