import Migration
import Patching

/// One migration: find, decide, check, deliver, tell.
struct MigrationRun {
    let request: MigrationRequest
    let console: Console
    let surroundings: Surroundings
    let migrate: @Sendable (MigrationInput, MigrationOptions) -> MigrationOutcome

    func run() throws(ProjectError) -> ExitCode {
        let finder = try FileFinder(typed: request.paths, surroundings: surroundings, jobs: request.options.jobs)
        if finder.git == nil, finder.root.isGitRoot {
            console.say(
                "sbmigrate: git was not found, so the project is treated as one outside git: no file is known to be ignored or dirty.")
        }
        let project = try finder.project()
        let outcome = migrate(project.input, request.options)
        let uncommitted = try checkPreconditions(of: outcome.changes, in: project)
        let delivery = deliver(outcome.changes, root: project.root)
        return tell(record(of: outcome, delivery, in: project, uncommitted: uncommitted))
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

    private func record(
        of outcome: MigrationOutcome,
        _ delivery: Delivery,
        in project: FoundProject,
        uncommitted: [String]
    ) -> RunRecord {
        let diagnostics = (project.diagnostics + outcome.diagnostics + delivery.failures).sorted { left, right in
            left.path == right.path ? (left.line ?? 0) < (right.line ?? 0) : precedesByBytes(left.path, right.path)
        }
        return RunRecord(
            root: project.root,
            input: project.input,
            request: request,
            outcome: outcome,
            delivery: delivery,
            diagnostics: diagnostics,
            startedInRoot: (try? resolvedPath(surroundings.currentDirectory)) == project.root.path,
            uncommitted: uncommitted
        )
    }

    /// All output of the run. What could not be written is said, and the exit code says so.
    private func tell(_ record: RunRecord) -> ExitCode {
        let positions = Positions(record)
        var complete = send(outputs(of: record, positions: positions))
        record.diagnostics.forEach { console.say(line(for: $0)) }
        let summary = Summary(
            record,
            positions: positions,
            patchFile: patchFile.map(surroundings.absolutePath),
            listsSites: request.patch == .standardOutput
        )
        summary.lines.forEach(console.say)
        complete = complete && !record.hasErrors
        guard complete else { return .incomplete }
        return request.exitsWithPatch && record.delivery.patch?.isEmpty == false ? .found : .success
    }

    private var patchFile: String? {
        guard case .file(let file) = request.patch else { return nil }
        return file
    }

    /// Each output and its file, nil for standard output.
    private func outputs(of record: RunRecord, positions: Positions) -> [(bytes: [UInt8], file: String?)] {
        let shown = request.patch == .unprinted ? nil : record.delivery.patch
        let patch = shown.map { [(bytes: $0, file: patchFile)] } ?? []
        let reports = request.reports.map { report in
            switch report.format {
            case .text: (bytes: Array(TextReport(record, positions: positions).text.utf8), file: report.file)
            case .json: (bytes: JSONReport(record, positions: positions).bytes, file: report.file)
            }
        }
        return patch + reports
    }

    /// Whether everything arrived.
    private func send(_ outputs: [(bytes: [UInt8], file: String?)]) -> Bool {
        var complete = true
        for output in outputs {
            do throws(OutputFailure) {
                try send(output.bytes, to: output.file)
            } catch {
                complete = false
                guard !error.isClosedPipe else { continue }
                console.say("sbmigrate: \(output.file ?? "standard output") could not be written: \(error.failure)")
            }
        }
        return complete
    }

    private func send(_ bytes: [UInt8], to file: String?) throws(OutputFailure) {
        if let file {
            try writeOutput(bytes, toFile: surroundings.absolutePath(file))
        } else if !bytes.isEmpty {
            try console.standardOutput(bytes)
        }
    }
}
