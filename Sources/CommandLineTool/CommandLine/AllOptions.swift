import Migration

/// What a rewrite would be, whether it is made, missed or explained.
private let planning: [Command] = [.check, .explain]

/// Every option, in the order of the help.
let allOptions: [Option] = [
    Option("--dry-run", in: [.undo], help: "Print the patch on standard output; write nothing.") { $0.dryRun = true },
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
        arguments.reports.append(try reportRequest(value, of: "--format"))
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
        "--dialect", "NAME", in: planning,
        help: "What calls become: instantiatable (the default), loadable, reusable or",
        "a name from the configuration. Repeatable: the last one counts."
    ) { arguments, value in
        arguments.dialects += listed(value)
    },
    Option(
        "--adopt", "NAME", in: planning, help: "Rewrite to the project's own protocol NAME, as far as its calls go;",
        "repeatable: one for storyboards, one for nibs."
    ) { arguments, names throws(UsageError) in
        arguments.adopt += try listed(names).map { name throws(UsageError) in try typeName(name, of: "--adopt") }
    },
    Option("--protocol-name", "NAME", in: planning, help: "Call the protocol for storyboards NAME.") { arguments, name throws(UsageError) in
        arguments.protocolName = try typeName(name, of: "--protocol-name")
    },
    Option("--nib-protocol-name", "NAME", in: planning, help: "Call the protocol for nibs NAME.") { arguments, name throws(UsageError) in
        arguments.nibProtocolName = try typeName(name, of: "--nib-protocol-name")
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
        arguments.jobs = try jobCount(value, of: "--jobs")
    },
    Option("--allow-dirty", help: "Edit files that have uncommitted changes or are untracked.") { $0.allowDirty = true },
    Option(
        "--verify", "COMMAND", help: "Run COMMAND (the build, say) when all is written, and take the run back",
        "when it fails. Repeatable."
    ) { arguments, command throws(UsageError) in
        guard command.contains(where: { !$0.isWhitespace }) else { throw .missingValue(option: "--verify", valueName: "COMMAND") }
        arguments.verify.append(command)
    },
    Option("--verify-parse", help: "The same with the compiler's parser, where there is a swiftc.") { $0.verifyParse = true },
    Option("--config", "FILE", in: planning, help: "Read this configuration file, not the nearest .sbmigrate.json.") { arguments, file in
        arguments.config = file
    },
    Option("--no-config", in: planning, help: "Read no configuration file.") { $0.noConfig = true },
    Option("--print-config", in: planning, help: "Print every setting and where it comes from; run nothing.") {
        $0.printConfig = true
    },
    Option("--version", in: Command.allCases, help: "Print the version.") { $0.version = true },
    Option("--help", shortName: "-h", help: "Print this help.") { $0.help = true },
]

private func listed(_ names: String) -> [String] {
    names.split(separator: ",").map { $0.filter { $0 != " " } }
}
