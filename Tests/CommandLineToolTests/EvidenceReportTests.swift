import Foundation
import Migration
import Testing

@testable import CommandLineTool

/// The facts that decisions rest on, in the reports of a run; and reports for tools that show remarks at their places.
@Suite struct EvidenceReportTests {
    private let project: TemporaryProject
    private let fact = "App/Legal.storyboard:12: scene \"Terms\" is a TermsViewController"

    init() throws {
        project = try TemporaryProject()
        try project.write("OLD\nRISKY\nODD\n", to: "App/A.swift")
        try project.commitAll()
    }

    @Test func theTextHasTheFactsUnderTheirDecision() {
        #expect(
            ToolRun("--patch", "p", in: project, migrate: sampleCheck).output == """
                App/A.swift:1:1: rewrite: OLD becomes NEW
                    \(fact)
                App/A.swift:2:1: rewrite[needs --unsafe]: RISKY becomes SAFER
                    \(fact)
                App/A.swift:3:1: leave[ignored-here]: ODD is not understood
                    \(fact)

                """)
    }

    @Test func theListingOfADryRunHasThemToo() {
        #expect(
            ToolRun("--dry-run", in: project, migrate: sampleCheck).errors == """
                Would rewrite 1 of 3 sites in 1 file; no source was edited.

                  ignored-here: 1 site left alone
                    App/A.swift:3:1: ODD is not understood
                      \(fact)

                  with --unsafe: 1 site more
                    App/A.swift:2:1: RISKY becomes SAFER
                      \(fact)

                'sbmigrate explain CODE' tells what to do.

                """)
    }

    private struct Report: Decodable {
        struct Site: Decodable {
            let evidence: [[String: Value]]
        }
        enum Value: Decodable, Equatable {
            case text(String)
            case number(Int)

            init(from decoder: any Decoder) throws {
                let value = try decoder.singleValueContainer()
                if let number = try? value.decode(Int.self) { self = .number(number) } else { self = .text(try value.decode(String.self)) }
            }
        }
        let decisions: [Site]
    }

    @Test func theJSONHasThemInTheDecision() throws {
        let run = ToolRun("--patch", "p", "--format=json", in: project, migrate: sampleCheck)
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        let fact: [String: Report.Value] = [
            "path": .text("App/Legal.storyboard"), "line": .number(12), "fact": .text("scene \"Terms\" is a TermsViewController"),
        ]
        #expect(report.decisions.map(\.evidence) == [[fact], [fact], [fact]])
    }

    @Test func decisionsAreNotesForXcode() {
        let file = project.absolute("App/A.swift")
        #expect(
            ToolRun("--dry-run", "--format", "xcode", in: project, migrate: sampleCheck).output == """
                \(file):1:1: note: rewrite: OLD becomes NEW [storyboard-call]
                \(file):2:1: note: rewrite[needs --unsafe]: RISKY becomes SAFER [storyboard-call]
                \(file):3:1: note: leave: ODD is not understood [ignored-here]

                """)
    }

    @Test func decisionsAreNoticesForGitHub() {
        let lines = ToolRun("--dry-run", "--format", "github", in: project, migrate: sampleCheck).output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(
            lines.first == "::notice file=App/A.swift,line=1,col=1,title=storyboard-call::rewrite: OLD becomes NEW%0A\(fact)"[...])
    }

    @Test func aDecisionThatLeavesACrashIsAWarning() {
        let run = ToolRun("--patch", "p", "--format=xcode", in: project) { input, options in
            let decisions = sampleMigration(input, options).decisions.map { decision in
                var decision = decision
                decision.outcome = .leave(.sceneIDMissing)
                return decision
            }
            return MigrationOutcome(decisions: decisions, changes: [], diagnostics: [], filesToAdd: [])
        }
        #expect(run.output.split(separator: "\n").allSatisfy { $0.contains(": warning: leave: ") && $0.hasSuffix(" [scene-id-missing]") })
    }
}
