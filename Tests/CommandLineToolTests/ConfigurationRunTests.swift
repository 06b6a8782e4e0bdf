import Foundation
import Testing

@testable import CommandLineTool
@testable import Migration

/// Runs of projects with a configuration file.
@Suite struct ConfigurationRunTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("OLD\n", to: "App/A.swift")
        try project.write("OLD\nRISKY\n", to: "Legacy/B.swift")
        try project.write(["Legacy/B.storyboard"])
    }

    private func configure(_ text: String) throws {
        try project.write(text, to: ".sbmigrate.json")
        try project.commitAll()
    }

    @Test func everySettingIsPrintedWithItsOrigin() throws {
        try configure(
            """
            // The team's choice.
            {
                "exclude": ["Legacy/", "a \\"b\\""],
                "safety": { "storyboard-call": "unsafe" }, "jobs": 4,
                "only": ["storyboard-call"],
                "declareIn": "App/A.swift",
            }
            """)
        let run = ToolRun("--print-config", "--only=view-controller-factory", "--unsafe", "--jobs", "2", in: project)
        #expect(run.exitCode == .success)
        #expect(run.errors.isEmpty)
        #expect(
            run.output == """
                "adopt": [], // default
                "allowDirty": false, // default
                "conformance": "inline", // default
                "declarationFile": null, // default
                "declareIn": "\(project.path)/App/A.swift", // .sbmigrate.json:6
                "deprecateFactories": false, // default
                "dialect": ["instantiatable"], // default
                "dialects": {}, // default
                "exclude": ["Legacy/", "a \\"b\\""], // .sbmigrate.json:3
                "explicitNames": false, // default
                "formats": [], // default
                "isolation": null, // default
                "jobs": 2, // command line
                "nibProtocolName": null, // default
                "noDeclaration": false, // default
                "only": ["view-controller-factory"], // command line
                "protocolName": null, // default
                "safety": {"storyboard-call": "unsafe"}, // .sbmigrate.json:4
                "skip": [], // default
                "unsafe": true, // command line

                """)
        #expect(try project.text(of: "App/A.swift") == "OLD\n")
    }

    @Test func whatIsPrintedIsAConfigurationFile() throws {
        try configure("{\"exclude\": [\"Legacy\"], \"jobs\": 3, \"formats\": [\"json=r.json\"], \"noDeclaration\": true}")
        let printed = ToolRun("--print-config", in: project).output
        try project.write("{\n\(printed)}\n", to: ".sbmigrate.json")
        let again = ToolRun("--print-config", in: project).output
        let values = { (text: String) in
            text.split(separator: "\n").map { $0.prefix(upTo: $0.range(of: ", //")?.lowerBound ?? $0.endIndex) }
        }
        #expect(values(again) == values(printed))
        #expect(again.contains(".sbmigrate.json:18\n"))
    }

    @Test(arguments: [["check", "--print-config"], ["explain", "--print-config"], ["explain", "App/A.swift:1", "--print-config"]])
    func commandsPrintTheirsToo(words: [String]) throws {
        try configure("{\"jobs\": 4}")
        let run = ToolRun(words, in: .test(in: project.path), migrate: sampleMigration)
        #expect(run.output.contains("\"jobs\": 4, // .sbmigrate.json:1\n"))
        #expect(run.output.split(separator: "\n").count == allKeys.count)
    }

    @Test func theFileIsNamedAsItIsSeenFromTheCurrentFolder() throws {
        try configure("{\"jobs\": 4}")
        let run = ToolRun(["--print-config"], in: .test(in: project.absolute("App")))
        #expect(run.output.contains("\"jobs\": 4, // ../.sbmigrate.json:1\n"))
    }

    @Test func excludedFilesAreReadAndNotEdited() throws {
        try configure("{\"exclude\": [\"Legacy\", \"Legcy/\"]}")
        let run = ToolRun(in: project, migrate: sampleMigration)
        #expect(run.exitCode == .success)
        #expect(try project.text(of: "App/A.swift") == "NEW\n")
        #expect(try project.text(of: "Legacy/B.swift") == "OLD\nRISKY\n")
        #expect(run.errors.contains("Rewrote 1 of 1 site in 1 file."))
        #expect(run.errors.contains("Read and not edited: 1 excluded Swift file."))
        #expect(run.errors.contains("sbmigrate: no file of the project matches 'Legcy/', which the configuration excludes.\n"))
        #expect(!run.errors.contains("'Legacy'"))
    }

    @Test func anExcludedPathThatIsNamedIsNotEditedEither() throws {
        try configure("{\"exclude\": [\"Legacy\"]}")
        let run = ToolRun("Legacy/B.swift", in: project, migrate: sampleMigration)
        #expect(run.errors.contains("Legacy/B.swift: note: the configuration excludes it: read, not edited [not-edited]"))
        #expect(try project.text(of: "Legacy/B.swift") == "OLD\nRISKY\n")
        let declared = ToolRun("--declare-in", "Legacy/B.swift", in: project, migrate: sampleMigration)
        #expect(declared.exitCode == .refused)
        #expect(declared.errors.contains("the configuration excludes it"))
    }

    @Test func excludedInterfaceFilesAreEvidenceAndNotReported() throws {
        try configure("{\"exclude\": [\"Legacy\"]}")
        let pattern = try #require(PathPattern("Legacy", in: ""))
        let found = try FileFinder(typed: ["."], surroundings: .test(in: project.path), jobs: 1).project(excluding: [pattern])
        #expect(found.input.swiftFiles.map(\.access) == [.editable, .excluded])
        #expect(found.input.interfaceFiles.map(\.isForeign) == [false])
        let run = ToolRun("check", in: project) { input, options in
            let place = Finding.Place.interface(path: "Legacy/B.storyboard", line: 1)
            let finding = Finding(kind: .crash("nib-recursion"), place: place, message: "loads itself")
            return MigrationOutcome(decisions: [], changes: [], diagnostics: [], filesToAdd: [], findings: [finding])
        }
        #expect(run.exitCode == .success)
    }

    @Test func anExplanationKnowsWhatIsExcluded() throws {
        try configure("{\"exclude\": [\"Legacy\"]}")
        let run = ToolRun("explain", "Legacy/B.swift:1", in: project, migrate: sampleMigration)
        #expect(run.output == "Legacy/B.swift: no site is known here: the configuration excludes it: read, not edited\n")
    }

    @Test func checkTakesTheFile() throws {
        try configure("{\"formats\": [\"github\"], \"unsafe\": true}")
        let run = ToolRun("check", in: project, migrate: sampleCheck)
        #expect(run.output.hasPrefix("::notice file=App/A.swift"))
    }

    @Test func explainSaysWhoDecidedHowSureARewriteIs() throws {
        try configure("{\"safety\": {\"storyboard-call\": \"unsafe\"}}")
        let run = ToolRun("explain", "App/A.swift:1", in: project, migrate: sampleMigration)
        #expect(run.output.contains("Unsafe, because the configuration says so of every rewrite of storyboard-call."))
    }

    private static let screens = """
        import UIKit
        final class TermsViewController: UIViewController {}
        func show() {
            let terms = UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
            print(terms)
        }
        func tryToShow() {
            guard let terms = UIStoryboard(name: "TermsViewController", bundle: nil)
                .instantiateInitialViewController() as? TermsViewController else { return }
            print(terms)
        }

        """

    /// With the real rules: the summary, the report and the patch say the same.
    @Test(arguments: [
        ("", "Would rewrite 1 of 2 sites", true, ["safe", "unsafe"]), ("\"safe\"", "Would rewrite 2 of 2 sites", false, ["safe", "safe"]),
        ("\"unsafe\"", "Nothing to rewrite: 2 sites", true, ["unsafe", "unsafe"]),
    ])
    func theSafetyOfARuleCountsEverywhere(level: String, head: String, offers: Bool, safeties: [String]) throws {
        let project = try TemporaryProject()
        try project.write(Self.screens, to: "A.swift")
        try project.write("{ \"safety\": {\(level.isEmpty ? "" : "\"storyboard-call\": \(level)")} }", to: ".sbmigrate.json")
        let run = ToolRun(
            ["--dry-run", "--format=json"], in: .test(in: project.path), migrate: MigrationEngine.outcome,
            rules: MigrationEngine.ruleDescriptions)
        #expect(run.errors.hasPrefix(head))
        #expect(run.errors.contains("more with --unsafe") == offers)
        let report = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let decisions = try #require(report["decisions"] as? [[String: Any]])
        #expect(decisions.compactMap { $0["safety"] as? String } == safeties)
        #expect(decisions.compactMap { $0["applied"] as? Bool } == safeties.map { $0 == "safe" })
    }
}
