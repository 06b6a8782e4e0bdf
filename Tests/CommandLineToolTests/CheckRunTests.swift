import Foundation
import Migration
import Testing

@testable import CommandLineTool

/// Whole checks, with stand-in findings.
@Suite struct CheckRunTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("let a = OLD\nODD()\n", to: "App/A.swift")
        try project.write("RISKY", to: "Lib/B.swift")
        try project.write(["App/Legal.storyboard", "Lib/Lib.xib"])
        try project.commitAll()
    }

    private func check(_ arguments: String..., in folder: String = "") -> ToolRun {
        ToolRun(["check"] + arguments, in: .test(in: project.absolute(folder)), migrate: sampleCheck)
    }

    @Test func findingsAreLinesThatATerminalCanFollow() {
        let run = check()
        #expect(run.exitCode == .found)
        #expect(
            run.output == """
                App/A.swift:1:9: note: rewrite: OLD becomes NEW [pending-rewrite]
                App/A.swift:2:1: warning: no scene is called that [scene-id-missing]
                App/Legal.storyboard:12: note: scene "Terms" is a TermsViewController
                App/Legal.storyboard:3: warning: loads itself [nib-recursion]
                Lib/B.swift:1:1: note: rewrite: RISKY becomes SAFER [pending-rewrite]

                """)
        #expect(
            run.errors == """
                Found 2 crashes waiting to happen (1 nib-recursion, 1 scene-id-missing) and 2 pending rewrites: \
                3 sites, 2 Swift files, 2 Interface Builder files.
                'sbmigrate explain FILE:LINE' tells more about one.

                """)
    }

    @Test func nothingIsWrittenAndNoCleanWorkingCopyIsNeeded() throws {
        try project.write("OLD\n", to: "App/A.swift")
        let before = try project.git("status", "--porcelain")
        #expect(check().exitCode == .found)
        #expect(try project.text(of: "App/A.swift") == "OLD\n")
        #expect(try project.git("status", "--porcelain") == before)
    }

    @Test func startedElsewherePathsLeadThereFromWhereItWasStarted() {
        let run = check("..", in: "Lib")
        #expect(run.output.hasPrefix("../App/A.swift:1:9: note: "))
        #expect(run.output.contains("\n../App/Legal.storyboard:12: note: scene"))
        #expect(run.output.hasSuffix("\nB.swift:1:1: note: rewrite: RISKY becomes SAFER [pending-rewrite]\n"))
    }

    @Test(arguments: [
        ("App", ["App/A.swift", "App/A.swift", "App/Legal.storyboard"]), ("Lib", ["Lib/B.swift"]), ("Lib/B.swift", ["Lib/B.swift"]),
    ])
    func onlyWhatLiesBelowThePathIsReported(path: String, reported: [String]) {
        let lines = check("--format", "github", path).output.split(separator: "\n")
        #expect(lines.compactMap { $0.split(separator: "=").dropFirst().first?.split(separator: ",").first.map(String.init) } == reported)
    }

    @Test func findingsInIgnoredFilesAreNotReported() throws {
        try project.write("*.storyboard\n", to: ".gitignore")
        try project.git("rm", "-q", "--cached", "App/Legal.storyboard")
        #expect(!check().output.contains("loads itself"))
    }

    @Test func withoutFindingsItIsQuietAndExitsWithZero() {
        let run = ToolRun("check", in: project)
        #expect(run.exitCode == .success)
        #expect(run.output.isEmpty)
        #expect(run.errors == "Found nothing: 0 sites, 2 Swift files, 2 Interface Builder files.\n")
    }

    @Test func aCrashAloneIsCountedAlone() {
        #expect(check("App/A.swift").errors.hasPrefix("Found 1 crash waiting to happen (1 scene-id-missing) and 1 pending rewrite: "))
    }

    @Test func theMigrationIsAskedToCheck() {
        let asked = ToolRun("check", "--unsafe", in: project) { _, options in
            let error = Diagnostic(severity: .note, path: ".", line: nil, code: "\(options.checks) \(options.appliesUnsafe)", message: "")
            return MigrationOutcome(decisions: [], changes: [], diagnostics: [error], filesToAdd: [])
        }
        #expect(asked.errors.contains("[true true]"))
    }

    @Test func anErrorGoesBeforeFindings() {
        let run = ToolRun(["check"], in: .test(in: project.absolute("Lib"))) { input, options in
            let error = Diagnostic(severity: .error, path: "App/Legal.storyboard", line: 7, code: "odd", message: "is odd")
            return MigrationOutcome(
                decisions: [], changes: [], diagnostics: [error], filesToAdd: [], findings: sampleCheck(input, options).findings)
        }
        #expect(run.exitCode == .incomplete)
        #expect(run.errors.hasPrefix("../App/Legal.storyboard:7: error: is odd [odd]\n"))
        #expect(run.errors.hasSuffix("1 error: see above.\n"))
        #expect(run.output.contains("RISKY"))
    }

    @Test func xcodeGetsAbsolutePaths() {
        let lines = check("--format", "xcode", "App", in: "").output
        #expect(
            lines == """
                \(project.path)/App/A.swift:1:9: note: rewrite: OLD becomes NEW [pending-rewrite]
                \(project.path)/App/A.swift:2:1: warning: no scene is called that [scene-id-missing]
                \(project.path)/App/Legal.storyboard:12: note: scene "Terms" is a TermsViewController
                \(project.path)/App/Legal.storyboard:3: warning: loads itself [nib-recursion]

                """)
    }

    @Test func severalReportsGoToTheirFiles() throws {
        let run = check("--format", "json=c.json", "--format=github=c.txt")
        #expect(run.exitCode == .found)
        #expect(run.output.isEmpty)
        #expect(try project.text(of: "c.json").hasPrefix("{"))
        #expect(try project.text(of: "c.txt").hasPrefix("::notice "))
    }

    private struct Report: Decodable {
        struct Entry: Decodable, Equatable {
            let kind: String
            let code: String
            let path: String
            let line: Int
            let column: Int?
            let message: String
            let evidence: [Fact]
        }
        struct Fact: Decodable, Equatable {
            let path: String
            let line: Int
            let fact: String
        }
        let schemaVersion: Int
        let tool: String
        let version: String
        let findings: [Entry]
    }

    @Test func theJSONReportSaysAll() throws {
        let output = check("--format=json", in: "Lib").output
        let report = try JSONDecoder().decode(Report.self, from: Data(check("--format=json", "App").output.utf8))
        let fact = Report.Fact(path: "App/Legal.storyboard", line: 12, fact: "scene \"Terms\" is a TermsViewController")
        #expect(report.schemaVersion == 1 && report.tool == "sbmigrate" && report.version == version)
        #expect(
            report.findings == [
                .init(
                    kind: "pending-rewrite", code: "pending-rewrite", path: "App/A.swift", line: 1, column: 9, message: "OLD becomes NEW",
                    evidence: [fact]),
                .init(
                    kind: "crash", code: "scene-id-missing", path: "App/A.swift", line: 2, column: 1, message: "no scene is called that",
                    evidence: [fact]),
                .init(
                    kind: "crash", code: "nib-recursion", path: "App/Legal.storyboard", line: 3, column: nil, message: "loads itself",
                    evidence: []),
            ])
        #expect(output.contains("\"path\" : \"Lib/B.swift\""), "paths are those below the root, wherever it was started")
    }
}
