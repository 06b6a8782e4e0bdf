import Migration

/// A migration as it was asked for.
struct MigrationRequest: Sendable {
    enum Patch: Equatable, Sendable {
        case standardOutput
        case file(String)
        /// Made and not shown: with `--dry-run` a report was asked for on standard output, where only one thing can go.
        case unprinted
    }
    /// As they were typed.
    let paths: [String]
    let exclude: [PathPattern]
    let options: MigrationOptions
    /// Where the patch goes; nil means that the files are edited.
    let patch: Patch?
    let reports: [ReportRequest]
    let exitsWithPatch: Bool
    let allowsDirty: Bool
    let verification: VerificationRequest

    init(_ arguments: Arguments, options: MigrationOptions) throws(UsageError) {
        paths = arguments.paths
        exclude = arguments.exclude
        self.options = options
        patch = arguments.patchFile.map { .file($0) } ?? (arguments.dryRun ? Self.dryRunPatch(arguments.reports) : nil)
        exitsWithPatch = arguments.exitCode
        allowsDirty = arguments.allowDirty
        verification = try VerificationRequest(arguments)
        let asked = try arguments.askedReports
        reports = asked.isEmpty && patch != .standardOutput ? [ReportRequest(format: .text, file: nil)] : asked
        if exitsWithPatch, patch == nil { throw .optionNeeds("--exit-code", needed: "--dry-run or --patch FILE") }
    }

    /// A report that is asked for on standard output takes the place of the patch.
    private static func dryRunPatch(_ asked: [ReportRequest]) -> Patch {
        asked.contains { $0.file == nil } ? .unprinted : .standardOutput
    }
}
