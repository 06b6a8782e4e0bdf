import Migration

/// One check: find, compare, tell. It writes nothing but its reports, so it asks for no clean working copy.
struct CheckRun {
    let request: CheckRequest
    let examiner: Examiner

    func run() throws(ProjectError) -> ExitCode {
        let record = CheckRecord(try examiner.examine(request.paths, excluding: request.exclude, options: request.options))
        let shown = examiner.shownPaths(of: record.root)
        let outlet = Outlet(console: examiner.console, surroundings: examiner.surroundings)
        let complete = outlet.send(request.reports.map { (bytes: bytes(of: $0.format, record, shown), file: $0.file) })
        record.diagnostics.forEach { examiner.console.say(line(for: $0, path: shown.shown($0.path))) }
        CheckSummary(record).lines.forEach(examiner.console.say)
        guard complete, !record.diagnostics.contains(where: { $0.severity == .error }) else { return .incomplete }
        return record.remarks.isEmpty ? .success : .found
    }

    private func bytes(of format: ReportRequest.Format, _ record: CheckRecord, _ shown: ShownPaths) -> [UInt8] {
        switch format {
        case .text: Array(compilerLines(record.remarks, paths: shown).utf8)
        case .xcode: Array(compilerLines(record.remarks, paths: .absolute(record.root)).utf8)
        case .github: Array(workflowCommands(record.remarks).utf8)
        case .json: jsonBytes(JSONCheckReport(record))
        }
    }
}
