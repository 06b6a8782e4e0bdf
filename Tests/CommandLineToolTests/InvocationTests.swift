import Migration
import Testing

@testable import CommandLineTool

@Suite struct InvocationTests {
    @Test func withoutAPathTheCurrentFolderIsMeant() throws {
        let request = try request([])
        #expect(request.paths == ["."])
        #expect(request.patch == nil)
        #expect(request.reports == [ReportRequest(format: .text, file: nil)])
        #expect(request.options.jobs == 3)
        #expect(request.options.only == nil)
    }

    @Test func optionsReachTheMigration() throws {
        let options = try request([
            "--unsafe", "--only", "a", "--skip=b", "--conformance", "extension", "--explicit-names", "--protocol-name", "Made",
            "--isolation", "main", "--jobs", "7",
        ]).options
        #expect(options.appliesUnsafe && options.explicitNames)
        #expect(options.only == ["a"] && options.skip == ["b"])
        #expect(options.conformance == .extension && options.isolation == .main)
        #expect(options.protocolName == "Made" && options.jobs == 7)
    }

    @Test(arguments: [
        (["--dry-run"], MigrationRequest.Patch.standardOutput, []),
        (["--patch", "p"], .file("p"), [ReportRequest(format: .text, file: nil)]),
        (["--dry-run", "--patch", "p"], .file("p"), [ReportRequest(format: .text, file: nil)]),
        (["--dry-run", "--format", "json=j"], .standardOutput, [ReportRequest(format: .json, file: "j")]),
        (["--dry-run", "--format", "json"], .unprinted, [ReportRequest(format: .json, file: nil)]),
    ])
    func aPatchTakesThePlaceOfTheEdits(words: [String], patch: MigrationRequest.Patch, reports: [ReportRequest]) throws {
        let request = try request(words)
        #expect(request.patch == patch)
        #expect(request.reports == reports)
    }

    @Test func aRunIsVerifiedAsWasAsked() throws {
        #expect(try request([]).verification.isEmpty)
        let asked = try request(["--verify", "make", "--verify-parse", "--verify=make test"]).verification
        #expect(asked.parses && asked.commands == ["make", "make test"])
    }

    @Test func aCheckComparesEverything() throws {
        guard case .check(let request) = try invocation(["check", "--only=a", "--protocol-name", "P", "--jobs=2", "App"]) else {
            throw UsageError.standardInput
        }
        #expect(request.paths == ["App"])
        #expect(request.options.checks && request.options.only == ["a"] && request.options.protocolName == "P" && request.options.jobs == 2)
        #expect(request.reports == [ReportRequest(format: .text, file: nil)])
        #expect(try !self.request([]).options.checks)
    }

    @Test func whatLooksLikeAPlaceIsOne() throws {
        guard case .explainPlaces(let request) = try invocation(["explain", "A.swift:3", "b:1:2"]) else { throw UsageError.standardInput }
        #expect(request.places == [TypedPlace(file: "A.swift", line: 3), TypedPlace(file: "b", line: 1, column: 2)])
        #expect(request.options.checks)
    }

    @Test(arguments: [
        ["check", "--dry-run"], ["check", "--patch", "p"], ["check", "--exit-code"], ["check", "--allow-dirty"],
        ["check", "--verify-parse"], ["undo", "--verify=make"], ["rules", "--jobs=1"],
        ["explain", "A.swift:3", "--format=json"], ["explain", "ignored-here", "--dry-run"],
    ])
    func aCommandRefusesWhatMeansNothingToIt(words: [String]) throws {
        let option = try #require(words.first { $0.hasPrefix("--") }?.split(separator: "=").first.map(String.init))
        #expect(throws: UsageError.optionNotTaken(option, command: words[0])) { try invocation(words) }
    }

    @Test(arguments: Command.allCases)
    func everyCommandTakesHelp(command: Command) throws {
        guard case .help = try invocation([command.rawValue, "--help"]) else { throw UsageError.standardInput }
    }

    @Test(arguments: [
        (["--format", "text", "--format", "json"], UsageError.twoOutputs("--format text", "--format json")),
        (["--dialect", "reusable", "--protocol-name", "P"], .optionWithoutEffect("--protocol-name", dialect: "reusable")),
        (["--nib-protocol-name", "P", "--dialect", "reusable"], .optionWithoutEffect("--nib-protocol-name", dialect: "reusable")),
        (["--dialect", "reusable", "--declaration-file", "A.swift"], .optionWithoutEffect("--declaration-file", dialect: "reusable")),
        (["--dialect", "reusable", "--declare-in", "A.swift"], .optionWithoutEffect("--declare-in", dialect: "reusable")),
        (["check", "--dialect", "reusable", "--isolation", "main"], .optionWithoutEffect("--isolation", dialect: "reusable")),
        (["--exit-code"], .optionNeeds("--exit-code", needed: "--dry-run or --patch FILE")),
        (["--dry-run", "--verify", "make"], .contradiction("--dry-run", "--verify")),
        (["--verify-parse", "--patch", "p"], .contradiction("--patch", "--verify-parse")),
        (["--verify", " \n"], .missingValue(option: "--verify", valueName: "COMMAND")),
        (["--only", "aa"], .unknownValue("aa", option: "--only", allowed: ["a", "b"], nearest: "a")),
        (["--skip", "zebra"], .unknownValue("zebra", option: "--skip", allowed: ["a", "b"], nearest: nil)),
        (["rules", "all"], .unexpectedArgument("all", command: "rules")),
        (["explain", "ignored-her"], .unknownReason("ignored-her", nearest: "ignored-here")),
        (["explain", "App/A.swift"], .notAPlace("App/A.swift")),
        (["explain", "App:0"], .notAPlace("App:0")),
        (["explain", "ignored-here", "A.swift:1"], .codesAndPlaces),
        (["check", "--format=xcode", "--format=github"], .twoOutputs("--format xcode", "--format github")),
    ])
    func whatContradictsItselfIsRefused(words: [String], error: UsageError) {
        #expect(throws: error) { try invocation(words) }
    }

    /// The last dialect counts, and a dialect for storyboards alone leaves the protocol for nibs to us.
    @Test func anOptionIsForAnyProtocolThatIsOurs() throws {
        #expect(try request(["--dialect", "reusable", "--dialect", "loadable", "--isolation", "main"]).options.isolation == .main)
        #expect(try request(["--dialect", "reusable", "--no-declaration"]).options.declaration == .none)
        var arguments = try Arguments(parsing: ["--dialect", "own", "--isolation", "none", "--nib-protocol-name", "Seen"])
        arguments.ownDialects = [
            Dialect(
                name: "own", protocolName: "Drawn", origin: .project, resource: .storyboard,
                file: DialectMember("file", byDefault: .ofClass),
                bundle: DialectMember(nil, byDefault: .main), functions: [.initialController: Dialect.Function("make")])
        ]
        #expect(try MigrationOptions(arguments, ruleNames: [], processors: 1).nibProtocolName == "Seen")
    }

    private func request(_ words: [String]) throws -> MigrationRequest {
        guard case .migrate(let request) = try invocation(words) else { throw UsageError.standardInput }
        return request
    }

    private func invocation(_ words: [String]) throws -> Invocation {
        try Invocation(try Arguments(parsing: words), ruleNames: ["a", "b"], processors: 3)
    }
}
