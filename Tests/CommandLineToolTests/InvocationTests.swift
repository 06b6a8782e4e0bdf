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

    @Test(arguments: [
        (["--format", "text", "--format", "json"], UsageError.twoOutputs("--format text", "--format json")),
        (["--exit-code"], .optionNeeds("--exit-code", needed: "--dry-run or --patch FILE")),
        (["--only", "aa"], .unknownValue("aa", option: "--only", allowed: ["a", "b"], nearest: "a")),
        (["--skip", "zebra"], .unknownValue("zebra", option: "--skip", allowed: ["a", "b"], nearest: nil)),
        (["rules", "all"], .unexpectedArgument("all", command: "rules")),
        (["explain", "ignored-her"], .unknownReason("ignored-her", nearest: "ignored-here")),
    ])
    func whatContradictsItselfIsRefused(words: [String], error: UsageError) {
        #expect(throws: error) { try invocation(words) }
    }

    private func request(_ words: [String]) throws -> MigrationRequest {
        guard case .migrate(let request) = try invocation(words) else { throw UsageError.standardInput }
        return request
    }

    private func invocation(_ words: [String]) throws -> Invocation {
        try Invocation(try Arguments(parsing: words), ruleNames: ["a", "b"], processors: 3)
    }
}
