import Foundation
import Migration
import SourceText
import TestSupport
import Testing

@testable import CommandLineTool

/// What the README shows and lists is what the tool says and has.
@Suite struct ReadmeTests {
    private let readme: String

    init() throws {
        readme = try String(contentsOfFile: Fixtures.folder + "/../README.md", encoding: .utf8)
    }

    static let runs = [
        ("$ swift run -c release sbmigrate --dry-run Fixtures/SampleApp\n", ["--dry-run", "Fixtures/SampleApp"]),
        ("$ sbmigrate check Fixtures/SampleApp\n", ["check", "Fixtures/SampleApp"]),
    ]

    /// The README's runs, in a repository that holds the sample app where this one holds it, beside a module with classes called
    /// like UIKit's; `…` stands for left out lines.
    @Test(arguments: runs) func aRunThatIsShownIsTheTrueOne(command: String, arguments: [String]) throws {
        let project = try TemporaryProject()
        for folder in ["SampleApp", "UIKit"] {
            for file in try Fixtures.files(below: "\(Fixtures.folder)/\(folder)") {
                try project.write(String(decoding: file.bytes, as: UTF8.self), to: "Fixtures/\(folder)/\(file.path)")
            }
        }
        try project.commitAll()
        let run = ToolRun(arguments, in: .test(in: project.path), migrate: MigrationEngine.outcome)
        var rest = Substring(run.output + run.errors)
        let shown = try shownRun(command)
        for part in shown.components(separatedBy: "…\n") where !part.isEmpty {
            guard let found = rest.range(of: part) else {
                Issue.record("the README shows what the tool does not print:\n\(part)\nThe tool prints:\n\(rest)")
                return
            }
            rest = rest[found.upperBound...]
        }
        #expect(rest.isEmpty || shown.hasSuffix("…\n"))
    }

    private func shownRun(_ command: String) throws -> String {
        let start = try #require(readme.range(of: command)).upperBound
        let end = try #require(readme.range(of: "```\n", range: start..<readme.endIndex)).lowerBound
        return String(readme[start..<end])
    }

    @Test(arguments: MigrationEngine.ruleDescriptions.map { [$0.name, $0.summary] })
    func everyRuleIsListed(rule: [String]) {
        let line = "| `\(rule[0])` | \(rule[1]) |"
        #expect(readme.contains(line), "paste this into the README's table of rules:\n\(line)")
    }

    @Test(arguments: allOptions.map(\.name))
    func everyOptionIsListed(name: String) {
        #expect(readme.contains("`\(name)") || ["--help", "--version"].contains(name), "the README's table of options lacks \(name)")
    }

    @Test(arguments: allKeys.map { ["| `\($0.name)` | \($0.takes) |", $0.name] })
    func everyKeyIsListed(line: [String]) {
        #expect(readme.contains(line[0]), "the README's table of keys lacks \(line[1]); begin its line with:\n\(line[0])")
    }

    @Test func theKeysThatAreListedAreThere() throws {
        let start = try #require(readme.range(of: "| key | it takes |")).upperBound
        let table = readme[start...].prefix(upTo: readme.range(of: "\n\n", range: start..<readme.endIndex)?.lowerBound ?? readme.endIndex)
        let names = table.split(separator: "\n").dropFirst(2).compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
        #expect(names == allKeys.map(\.name))
    }

    /// The example is a file that is taken as it stands.
    @Test func theConfigurationThatIsShownMeansSomething() throws {
        let project = try TemporaryProject()
        let example = try #require(readme.range(of: "```jsonc\n")).upperBound
        let end = try #require(readme.range(of: "```\n", range: example..<readme.endIndex)).lowerBound
        try project.write(String(readme[example..<end]), to: ".sbmigrate.json")
        let rules = MigrationEngine.ruleDescriptions
        #expect(ToolRun(["--print-config"], in: .test(in: project.path), rules: rules).errors == "")
    }

    @Test func theTestCommandIsTheOneOfCI() throws {
        let ci = try String(contentsOfFile: Fixtures.folder + "/../.ci/run", encoding: .utf8)
        let shown = try #require(readme.range(of: "## Test it\n\n```console\n$ "))
        let command = readme[shown.upperBound...].prefix { $0 != "\n" }
        #expect(ci.components(separatedBy: "\n").contains(String(command)))
    }
}
