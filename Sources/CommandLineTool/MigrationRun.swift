import Migration
import Patching

/// One migration: find, decide, check, deliver, tell.
struct MigrationRun {
    let request: MigrationRequest
    let examiner: Examiner

    func run() throws(ProjectError) -> ExitCode {
        let update = request.patch == nil ? try recoveredUpdate() : nil
        let examined = try examiner.examine(request.paths, excluding: request.exclude, options: request.options)
        try checkDependencies(examined.outcome.unmetDependencies)
        let uncommitted = try checkPreconditions(of: examined.outcome.changes, in: examined.project, update)
        let delivery = deliver(examined.outcome, root: examined.project.root, update)
        return tell(record(of: examined, delivery, uncommitted: uncommitted))
    }

    /// The writer, once what an interrupted run left half done is in order: files are read after that.
    private func recoveredUpdate() throws(ProjectError) -> ProjectUpdate {
        let finder = try FileFinder(typed: request.paths, surroundings: examiner.surroundings, jobs: request.options.jobs)
        let update = try ProjectUpdate(of: finder.root, console: examiner.console, surroundings: examiner.surroundings)
        _ = try update.recover()
        return update
    }

    /// Throws where a target would not find the module that its classes are to import.
    private func checkDependencies(_ unmet: [UnmetDependency]) throws(ProjectError) {
        guard let module = unmet.first?.module else { return }
        throw .dependencyMissing(targets: unmet.filter { $0.module == module }.map(\.target), module: module)
    }

    /// The files that only a patch may change. Throws where the run must not go on.
    private func checkPreconditions(
        of changes: [FileChange], in project: FoundProject, _ update: ProjectUpdate?
    ) throws(ProjectError) -> [String] {
        for change in changes where change.original == nil {
            guard fileKind(project.root.absolutePath(of: change.path)) == nil else { throw .fileExists(change.path) }
        }
        if let update {
            let obstacles = Delivery.obstacles(to: changes, update.writer)
            guard obstacles.isEmpty else { throw .notWritable(obstacles) }
        }
        guard !request.allowsDirty else { return [] }
        let edited = changes.filter { $0.original != nil }.map(\.path)
        examiner.console.watch("asking git about \(counted(edited.count, "file"))")
        let uncommitted = try project.workingCopy.uncommitted(among: edited)
        guard request.patch != nil || uncommitted.isEmpty else { throw .uncommittedChanges(uncommitted) }
        return uncommitted
    }

    private func deliver(_ outcome: MigrationOutcome, root: ProjectRoot, _ update: ProjectUpdate?) -> Delivery {
        let changes = outcome.changes
        guard let update else { return .patch(changes, root: root) }
        guard !changes.isEmpty else { return Delivery(patch: nil, written: [], failures: []) }
        examiner.console.watch("writing \(counted(changes.count, "file"))")
        let verifier = Verifier(request, root: root, console: examiner.console, surroundings: examiner.surroundings)
        return update.holdingSignals {
            let delivery = Delivery.write(changes, update.writer, isStopped: update.isStopped)
            guard let verifier, delivery.failures.isEmpty else { return delivery }
            return delivery.verified(verifier.verification(of: changes, writtenBy: update.writer, interruptedBy: update.notedSignal))
        } outcome: {
            words(forInterrupted: $0, filesToAdd: outcome.filesToAdd)
        }
    }

    /// A process that a signal ends has no other occasion to say them.
    private func words(forInterrupted delivery: Delivery, filesToAdd: [String]) -> String {
        let failure = delivery.verification.map { VerificationWords($0, filesToAdd: filesToAdd).failure } ?? []
        guard failure.isEmpty else { return failure.joined(separator: "\n") }
        if delivery.failures.isEmpty { return "all files had been written; 'sbmigrate undo' takes that back." }
        return delivery.written.isEmpty ? "nothing was changed." : delivery.failures.map { line(for: $0) }.joined(separator: "\n")
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
        examiner.console.watch("writing the reports")
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
