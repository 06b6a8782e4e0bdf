import Migration
import Patching
import Testing

@testable import CommandLineTool

/// What a configuration file says, and what the command line makes of it.
@Suite struct ConfigurationTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write(["Package.swift", "App/Deep/A.swift", "Lib/B.swift"])
    }

    private func settings(_ words: String...) throws -> Arguments {
        let typed = try Arguments(parsing: words)
        return try Settings(typed, ruleNames: sampleRules.map(\.name), surroundings: .test(in: project.path)).arguments
    }

    @Test func everyKeyReachesTheArguments() throws {
        try project.write(
            """
            {
                "unsafe": true, "only": ["storyboard-call"], "skip": ["view-controller-factory"], "conformance": "extension",
                "explicitNames": true, "deprecateFactories": true, "protocolName": "Made", "nibProtocolName": "Seen", "declarationFile": "App/Made.swift",
                "isolation": "none", "jobs": 3, "allowDirty": true, "formats": ["text", "json=out/r.json"],
                "exclude": ["Lib/"], "safety": { "storyboard-call": "unsafe", "view-controller-factory": "safe" },
                "dialect": "loadable", "declareIn": null, "noDeclaration": false,
            }
            """, to: ".sbmigrate.json")
        var expected = Arguments()
        expected.unsafe = true
        expected.only = ["storyboard-call"]
        expected.skip = ["view-controller-factory"]
        expected.conformance = "extension"
        expected.explicitNames = true
        expected.deprecatesFactories = true
        expected.protocolName = "Made"
        expected.nibProtocolName = "Seen"
        expected.declaration = .newFile(project.absolute("App/Made.swift"))
        expected.isolation = "none"
        expected.dialects = ["loadable"]
        expected.jobs = 3
        expected.allowDirty = true
        expected.reports = [.init(format: .text, file: nil), .init(format: .json, file: project.absolute("out/r.json"))]
        expected.exclude = [try #require(PathPattern("Lib/", in: ""))]
        expected.safety = ["storyboard-call": .unsafe, "view-controller-factory": .safe]
        #expect(try settings() == expected)
    }

    @Test func theSafetyReachesTheMigration() throws {
        try project.write("{\"safety\": {\"storyboard-call\": \"unsafe\"}}", to: ".sbmigrate.json")
        let options = try MigrationOptions(try settings(), ruleNames: [], processors: 1)
        #expect(options.safety == ["storyboard-call": .unsafe])
    }

    @Test(arguments: [
        (["--jobs", "2"], \Arguments.jobs), (["--jobs=2", "--unsafe"], \.jobs),
    ])
    func whatIsTypedOutdoesTheFile(words: [String], path: KeyPath<Arguments, Int?> & Sendable) throws {
        try project.write("{\"jobs\": 7, \"isolation\": \"main\"}", to: ".sbmigrate.json")
        let typed = try Arguments(parsing: words)
        let all = try Settings(typed, ruleNames: [], surroundings: .test(in: project.path)).arguments
        #expect(all[keyPath: path] == 2)
        #expect(all.isolation == "main")
    }

    @Test func aTypedListTakesThePlaceOfTheFilesOne() throws {
        try project.write(
            "{\"only\": [\"storyboard-call\"], \"skip\": [\"storyboard-call\"], \"formats\": [\"json\"]}", to: ".sbmigrate.json")
        let all = try settings("--only", "view-controller-factory", "--format=xcode")
        #expect(all.only == ["view-controller-factory"])
        #expect(all.skip == ["storyboard-call"])
        #expect(all.reports == [.init(format: .xcode, file: nil)])
    }

    @Test(arguments: [["--declaration-file=X.swift"], ["--declare-in=X.swift"], ["--no-declaration"]])
    func onlyOnePlaceOfTheDeclarationCounts(words: [String]) throws {
        try project.write("{\"declareIn\": \"App/Deep/A.swift\"}", to: ".sbmigrate.json")
        let typed = try Arguments(parsing: words)
        let all = try Settings(typed, ruleNames: [], surroundings: .test(in: project.path)).arguments
        #expect(all == typed)
        #expect(try settings().declaration == .existingFile(project.absolute("App/Deep/A.swift")))
    }

    /// The number of jobs says which file was read.
    @Test(arguments: [
        ([], 1), (["Lib"], 1), (["App"], 2), (["App/Deep/A.swift", "Lib"], 2), (["Lib", "App"], 1), (["check", "App/Deep"], 2),
        (["explain", "App/Deep/A.swift:3"], 2), (["explain", "ignored-here"], nil), (["rules"], nil), (["App", "--no-config"], nil),
        (["--config", "Lib/other.json", "App"], 3), (["App", "--help"], nil), (["--version"], nil),
    ])
    func theNearestFileAboveTheFirstPathIsRead(words: [String], jobs: Int?) throws {
        try project.write("{\"jobs\": 1}", to: ".sbmigrate.json")
        try project.write("{\"jobs\": 2}", to: "App/.sbmigrate.json")
        try project.write("{\"jobs\": 3}", to: "Lib/other.json")
        let typed = try Arguments(parsing: words)
        #expect(try Settings(typed, ruleNames: [], surroundings: .test(in: project.path)).arguments.jobs == jobs)
    }

    @Test func nothingAboveTheProjectIsRead() throws {
        try project.write("{\"jobs\": 1}", to: ".sbmigrate.json")
        try project.write(["Inner/Package.swift", "Inner/A.swift"])
        #expect(try settings("Inner/A.swift").jobs == nil)
    }

    @Test func pathsAreRelativeToTheFilesFolder() throws {
        try project.write("{\"declarationFile\": \"Made.swift\", \"exclude\": [\"Deep\"]}", to: "App/.sbmigrate.json")
        let all = try settings("App/Deep")
        #expect(all.declaration == .newFile(project.absolute("App/Made.swift")))
        #expect(all.exclude.map { $0.matches("App/Deep/A.swift") } == [true])
    }

    @Test func pathsOfAFileElsewhereAreRelativeToTheRoot() throws {
        let elsewhere = try TemporaryProject()
        try elsewhere.write("{\"declarationFile\": \"Made.swift\", \"exclude\": [\"App/Deep\"]}", to: "shared.json")
        let all = try settings("--config", elsewhere.absolute("shared.json"), "App")
        #expect(all.declaration == .newFile(project.absolute("Made.swift")))
        #expect(all.exclude.map { $0.matches("App/Deep/A.swift") } == [true])
    }

    @Test func aFileMayBeginWithAByteOrderMark() throws {
        try project.write("\u{FEFF}{\"jobs\": 1}", to: ".sbmigrate.json")
        #expect(try settings().jobs == 1)
    }

    @Test func theFileIsNotReadTwoWays() {
        #expect(throws: UsageError.contradiction("--config", "--no-config")) { try Arguments(parsing: ["--config", "a", "--no-config"]) }
    }

    @Test func whatTheCommandLineSaysOfAMigrationTheFileSaysToo() {
        let elsewhere: Set = [
            "--dry-run", "--exit-code", "--patch", "--config", "--no-config", "--print-config", "--version", "--help", "--verify",
            "--verify-parse",
        ]
        #expect(Set(allKeys.flatMap(\.options)) == Set(allOptions.map(\.name)).subtracting(elsewhere))
        let own: Set = ["dialects", "exclude", "safety", "formats"]
        for key in allKeys where !own.contains(key.name) {
            let words = key.name.reduce(into: "--") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
            #expect(key.options.contains(words))
        }
        #expect(allKeys.map(\.name) == allKeys.map(\.name).sorted())
    }
}
