import Testing

@testable import CommandLineTool

@Suite struct ArgumentsTests {
    @Test func nothingTypedMeansNothingAskedFor() throws {
        #expect(try Arguments(parsing: []) == Arguments())
    }

    @Test(arguments: [["--patch", "a.patch"], ["--patch=a.patch"]])
    func aValueFollowsOrIsJoined(words: [String]) throws {
        #expect(try Arguments(parsing: words).patchFile == "a.patch")
    }

    @Test func anEqualsSignInAValueStays() throws {
        let reports = try Arguments(parsing: ["--format=json=a=b.json", "--format", "text=t.txt"]).reports
        #expect(reports == [ReportRequest(format: .json, file: "a=b.json"), ReportRequest(format: .text, file: "t.txt")])
    }

    @Test func namesOfRulesAreRepeatedOrSeparatedByCommas() throws {
        let arguments = try Arguments(parsing: ["--only", "a,b", "--only=c", "--skip", "d, e"])
        #expect(arguments.only == ["a", "b", "c"])
        #expect(arguments.skip == ["d", "e"])
    }

    @Test func flagsAndPathsMix() throws {
        let arguments = try Arguments(parsing: ["App", "--dry-run", "Lib", "--exit-code", "--unsafe", "--allow-dirty", "--explicit-names"])
        #expect(arguments.operands == ["App", "Lib"])
        #expect(arguments.dryRun && arguments.exitCode && arguments.unsafe && arguments.allowDirty && arguments.explicitNames)
    }

    @Test func twoDashesEndTheOptions() throws {
        let arguments = try Arguments(parsing: ["--dry-run", "--", "--odd", "rules"])
        #expect(arguments.operands == ["--odd", "rules"])
        #expect(arguments.command == nil)
    }

    @Test func theFirstWordMayBeACommand() throws {
        #expect(try Arguments(parsing: ["rules"]).command == .rules)
        #expect(try Arguments(parsing: ["check", "App"]).command == .check)
        #expect(try Arguments(parsing: ["explain", "ignored-here"]).operands == ["ignored-here"])
    }

    @Test(arguments: [["./rules"], ["--", "rules"], ["App", "rules"]])
    func aPathThatIsCalledLikeACommandIsAPath(words: [String]) throws {
        let arguments = try Arguments(parsing: words)
        #expect(arguments.command == nil)
        #expect(arguments.operands == words.filter { $0 != "--" })
    }

    @Test(arguments: [
        (["--dryrun"], UsageError.unknownOption("--dryrun", nearest: "--dry-run")),
        (["-x"], .unknownOption("-x", nearest: nil)),
        (["--dry-run=yes"], .unexpectedValue(option: "--dry-run")),
        (["--patch"], .missingValue(option: "--patch", valueName: "FILE")),
        (["--patch="], .missingValue(option: "--patch", valueName: "FILE")),
        (["--patch", "--unsafe"], .missingValue(option: "--patch", valueName: "FILE")),
        (["--patch", "App.swift"], .outputOverSource(option: "--patch", file: "App.swift")),
        (["--format", "json="], .missingValue(option: "--format", valueName: "FILE")),
        (["--format", "jsn"], .unknownValue("jsn", option: "--format", allowed: ["text", "json", "xcode", "github"], nearest: "json")),
        (["--isolation", "mian"], .unknownValue("mian", option: "--isolation", allowed: ["main", "none"], nearest: "main")),
        (["--conformance", "x"], .unknownValue("x", option: "--conformance", allowed: ["inline", "extension"], nearest: nil)),
        (["--jobs", "0"], .notAJobCount("0", option: "--jobs")),
        (["--jobs=-1"], .notAJobCount("-1", option: "--jobs")),
        (["--jobs", "many"], .notAJobCount("many", option: "--jobs")),
        (["--protocol-name", "2nd"], .notAProtocolName("2nd", option: "--protocol-name")),
        (["--protocol-name", "A B"], .notAProtocolName("A B", option: "--protocol-name")),
        (["--protocol-name", "class"], .notAProtocolName("class", option: "--protocol-name")),
        (["--nib-protocol-name", "default"], .notAProtocolName("default", option: "--nib-protocol-name")),
        (["-"], .standardInput),
        ([""], .emptyPath),
    ])
    func whatMeansNothingIsRefused(words: [String], error: UsageError) {
        #expect(throws: error) { try Arguments(parsing: words) }
    }
}
