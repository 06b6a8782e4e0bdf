import Migration

/// What the arguments mean.
enum Invocation: Sendable {
    case help
    case version
    case rules
    /// The codes to explain; none means all.
    case explain([Reason])
    case migrate(MigrationRequest)
}

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
    let options: MigrationOptions
    /// Where the patch goes; nil means that the files are edited.
    let patch: Patch?
    let reports: [ReportRequest]
    let exitsWithPatch: Bool
    let allowsDirty: Bool
}

extension Invocation {
    /// Throws what contradicts itself or names something unknown. `ruleNames` are those that `--only` and `--skip` may say.
    init(_ arguments: Arguments, ruleNames: [String], processors: Int) throws(UsageError) {
        if arguments.help {
            self = .help
        } else if arguments.version {
            self = .version
        } else if let command = arguments.command {
            self = try Self.meaning(of: command, operands: arguments.operands)
        } else {
            self = .migrate(try MigrationRequest(arguments, ruleNames: ruleNames, processors: processors))
        }
    }

    private static func meaning(of command: Command, operands: [String]) throws(UsageError) -> Invocation {
        switch command {
        case .rules:
            if let first = operands.first { throw .unexpectedArgument(first, command: command.rawValue) }
            return .rules
        case .explain:
            var reasons: [Reason] = []
            for operand in operands { reasons.append(try reason(operand)) }
            return .explain(reasons)
        }
    }

    private static func reason(_ code: String) throws(UsageError) -> Reason {
        guard let reason = Reason(rawValue: code) else {
            throw .unknownReason(code, nearest: nearestName(to: code, in: Reason.allCases.map(\.code)))
        }
        return reason
    }
}

extension MigrationRequest {
    init(_ arguments: Arguments, ruleNames: [String], processors: Int) throws(UsageError) {
        paths = arguments.operands.isEmpty ? ["."] : arguments.operands
        options = try Self.options(arguments, ruleNames: ruleNames, processors: processors)
        patch = arguments.patchFile.map { .file($0) } ?? (arguments.dryRun ? Self.dryRunPatch(arguments.reports) : nil)
        exitsWithPatch = arguments.exitCode
        allowsDirty = arguments.allowDirty
        reports = try Self.reports(arguments.reports, patch: patch)
        if exitsWithPatch, patch == nil { throw .optionNeeds("--exit-code", needed: "--dry-run or --patch FILE") }
    }

    /// A report that is asked for on standard output takes the place of the patch.
    private static func dryRunPatch(_ asked: [ReportRequest]) -> Patch {
        asked.contains { $0.file == nil } ? .unprinted : .standardOutput
    }

    /// Standard output belongs to one report, else to the patch; unasked it is the text where no patch is printed.
    private static func reports(_ asked: [ReportRequest], patch: Patch?) throws(UsageError) -> [ReportRequest] {
        let printed = asked.filter { $0.file == nil }.map { "--format \($0.format.rawValue)" }
        if printed.count > 1 { throw .twoOutputs(printed[0], printed[1]) }
        return asked.isEmpty && patch != .standardOutput ? [ReportRequest(format: .text, file: nil)] : asked
    }

    private static func options(_ arguments: Arguments, ruleNames: [String], processors: Int) throws(UsageError) -> MigrationOptions {
        var options = MigrationOptions()
        options.appliesUnsafe = arguments.unsafe
        options.only = arguments.only.isEmpty ? nil : try rules(arguments.only, option: "--only", ruleNames: ruleNames)
        options.skip = try rules(arguments.skip, option: "--skip", ruleNames: ruleNames)
        options.conformance = arguments.conformance.flatMap { .init(rawValue: $0) } ?? .inline
        options.explicitNames = arguments.explicitNames
        options.protocolName = arguments.protocolName
        options.isolation = arguments.isolation.flatMap { .init(rawValue: $0) } ?? .automatic
        options.jobs = max(1, arguments.jobs ?? processors)
        return options
    }

    private static func rules(_ names: [String], option: String, ruleNames: [String]) throws(UsageError) -> Set<String> {
        for name in names where !ruleNames.contains(name) {
            throw .unknownValue(name, option: option, allowed: ruleNames, nearest: nearestName(to: name, in: ruleNames))
        }
        return Set(names)
    }
}
