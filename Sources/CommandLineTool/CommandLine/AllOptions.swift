import Migration

/// What a rewrite would be, whether it is made, missed or explained.
private let planning: [Command] = [.check, .explain]

/// Every option, in the order of the help.
let allOptions: [Option] = [
    Option("--dry-run", help: "Print the patch on standard output; write nothing.") { $0.dryRun = true },
    Option("--exit-code", help: "With --dry-run or --patch: exit 1 when there is a patch.") { $0.exitCode = true },
    Option("--patch", "FILE", help: "Write the patch to FILE and edit nothing.") { arguments, file throws(UsageError) in
        arguments.patchFile = try outputFile(file, of: "--patch")
    },
    Option("--unsafe", in: planning, help: "Rewrite also what may trap where the code went on.") { $0.unsafe = true },
    Option("--only", "RULE", in: planning, help: "Apply this rule only; repeatable, or several with commas.") { arguments, names in
        arguments.only += listed(names)
    },
    Option("--skip", "RULE", in: planning, help: "Do not apply this rule; repeatable, or several with commas.") { arguments, names in
        arguments.skip += listed(names)
    },
    Option(
        "--format", "FORMAT[=FILE]", in: [.check],
        help: "The report: text (the default), json, xcode or github; in FILE, or on",
        "standard output, where it takes the place of the patch. Repeatable."
    ) { arguments, value throws(UsageError) in
        arguments.reports.append(try reportRequest(value))
    },
    Option("--conformance", "STYLE", in: planning, help: "Conform in the class (inline, the default) or in an extension.") {
        arguments, value throws(UsageError) in
        arguments.conformance = try known(value, of: "--conformance", in: MigrationOptions.ConformanceStyle.allCases.map(\.rawValue))
    },
    Option("--explicit-names", in: planning, help: "Write a storyboard's name even where it is the class's.") {
        $0.explicitNames = true
    },
    Option("--deprecate-factories", in: planning, help: "Keep factories that could go, as deprecated ones that nobody uses.") {
        $0.deprecatesFactories = true
    },
    Option(
        "--dialect", "NAME", in: planning, help: "What calls of storyboards become: instantiatable (the default) or loadable."
    ) { arguments, value throws(UsageError) in
        arguments.dialect = try known(value, of: "--dialect", in: Dialect.all.map(\.name))
    },
    Option("--protocol-name", "NAME", in: planning, help: "Call the protocol NAME.") { arguments, name throws(UsageError) in
        arguments.protocolName = try typeName(name)
    },
    Option("--declaration-file", "FILE", in: planning, help: "Declare the protocol in the new file FILE.") {
        arguments, file throws(UsageError) in
        arguments.declaration = .newFile(try swiftFile(file, of: "--declaration-file"))
    },
    Option("--declare-in", "FILE", in: planning, help: "Declare the protocol at the end of FILE, which exists.") {
        arguments, file throws(UsageError) in
        arguments.declaration = .existingFile(try swiftFile(file, of: "--declare-in"))
    },
    Option("--no-declaration", in: planning, help: "Do not declare the protocol; the project is to do it otherwise.") {
        $0.declaration = .none
    },
    Option(
        "--isolation", "ACTOR", in: planning,
        help: "Isolate the protocol to the main actor (main) or not (none).", "Default: as the project needs it."
    ) {
        arguments, value throws(UsageError) in
        arguments.isolation = try known(value, of: "--isolation", in: ["main", "none"])
    },
    Option("--jobs", "N", in: planning, help: "Use N threads. Default: one for each processor.") { arguments, value throws(UsageError) in
        arguments.jobs = try jobCount(value)
    },
    Option("--allow-dirty", help: "Edit files that have uncommitted changes or are untracked.") { $0.allowDirty = true },
    Option("--version", in: Command.allCases, help: "Print the version.") { $0.version = true },
    Option("--help", shortName: "-h", help: "Print this help.") { $0.help = true },
]

private func listed(_ names: String) -> [String] {
    names.split(separator: ",").map { $0.filter { $0 != " " } }
}

private func known(_ value: String, of option: String, in allowed: [String]) throws(UsageError) -> String {
    guard allowed.contains(value) else {
        throw .unknownValue(value, option: option, allowed: allowed, nearest: nearestName(to: value, in: allowed))
    }
    return value
}

private func reportRequest(_ value: String) throws(UsageError) -> ReportRequest {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = try known(parts[0], of: "--format", in: ReportRequest.Format.allCases.map(\.rawValue))
    guard let format = ReportRequest.Format(rawValue: name), parts.count == 2 else {
        return ReportRequest(format: .init(rawValue: name) ?? .text, file: nil)
    }
    return ReportRequest(format: format, file: try outputFile(parts[1], of: "--format"))
}

/// A forgotten file name makes the path that follows the output: no source file is overwritten by that slip.
private func outputFile(_ file: String, of option: String) throws(UsageError) -> String {
    guard !file.isEmpty else { throw .missingValue(option: option, valueName: "FILE") }
    guard !file.hasSuffix(".swift") else { throw .outputOverSource(option: option, file: file) }
    return file
}

private func swiftFile(_ file: String, of option: String) throws(UsageError) -> String {
    guard file.hasSuffix(".swift") else { throw .notASwiftFile(file, option: option) }
    return file
}

private func jobCount(_ value: String) throws(UsageError) -> Int {
    guard let jobs = Int(value), (1...Arguments.mostJobs).contains(jobs) else { throw .notAJobCount(value) }
    return jobs
}

private func typeName(_ name: String) throws(UsageError) -> String {
    guard let first = name.first, first.isLetter || first == "_", name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
        throw .notAProtocolName(name)
    }
    return name
}
