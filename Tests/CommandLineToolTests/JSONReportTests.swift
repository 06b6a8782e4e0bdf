import Foundation
import Testing

@testable import CommandLineTool

@Suite struct JSONReportTests {
    private struct Report: Decodable, Equatable {
        struct Site: Decodable, Equatable {
            let path: String
            let line: Int
            let column: Int
            let rule: String
            let outcome: String
            let safety: String?
            let reason: String?
            let applied: Bool
            let message: String
        }
        struct File: Decodable, Equatable {
            let path: String
            let created: Bool
            let written: Bool
            let edits: [Edit]
        }
        struct Edit: Decodable, Equatable {
            let offset: Int
            let length: Int
            let startLine: Int
            let endLine: Int
            let replacement: String
        }
        let schemaVersion: Int
        let tool: String
        let version: String
        let decisions: [Site]
        let files: [File]
        let filesToAdd: [String]
    }

    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("é OLD\nRISKY\nODD\n", to: "A/\"q\".swift")
    }

    private func report(_ text: String) throws -> Report {
        try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    }

    @Test func theReportOfARunSaysAll() throws {
        let run = ToolRun("--format", "json", in: project, migrate: sampleMigrationWithNewFile)
        let path = "A/\"q\".swift"
        let report = try report(run.output)
        #expect(report.schemaVersion == 1 && report.tool == "sbmigrate" && report.version == version)
        #expect(report.decisions.map(\.path) == [path, path, path])
        #expect(report.decisions.map { [$0.line, $0.column] } == [[1, 4], [2, 1], [3, 1]])
        #expect(report.decisions.map(\.rule) == ["storyboard-call", "storyboard-call", "storyboard-call"])
        #expect(report.decisions.map(\.outcome) == ["rewrite", "rewrite", "leave"])
        #expect(report.decisions.map(\.safety) == ["safe", "unsafe", nil])
        #expect(report.decisions.map(\.reason) == [nil, nil, "ignored-here"])
        #expect(report.decisions.map(\.applied) == [true, false, false])
        #expect(report.decisions.map(\.message) == ["OLD becomes NEW", "RISKY becomes SAFER", "ODD is not understood"])
        #expect(
            report.files == [
                .init(
                    path: path, created: false, written: true,
                    edits: [.init(offset: 3, length: 3, startLine: 1, endLine: 1, replacement: "NEW")]),
                .init(
                    path: "New.swift", created: true, written: true,
                    edits: [.init(offset: 0, length: 0, startLine: 1, endLine: 1, replacement: "protocol P {}\n")]),
            ])
        #expect(report.filesToAdd == ["New.swift"])
    }

    @Test func aPatchIsNotWritten() throws {
        let run = ToolRun("--dry-run", "--format", "json=report.json", in: project, migrate: sampleMigration)
        #expect(run.output.hasPrefix("--- "))
        let report = try report(project.text(of: "report.json"))
        #expect(report.files.map(\.written) == [false])
        #expect(report.decisions.map(\.applied) == [true, false, false])
    }

    @Test func severalReportsGoToTheirFiles() throws {
        let run = ToolRun("--format", "json=r.json", "--format", "text=r.txt", in: project, migrate: sampleMigration)
        #expect(run.output.isEmpty)
        #expect(try report(project.text(of: "r.json")).decisions.count == 3)
        #expect(try project.text(of: "r.txt").hasPrefix("A/\"q\".swift:1:4: rewrite: "))
    }

    @Test func withoutSitesTheReportIsStillWhole() throws {
        let report = try report(ToolRun("--format=json", in: project).output)
        #expect(report.decisions.isEmpty && report.files.isEmpty)
    }

    @Test func theSameRunGivesTheSameBytes() throws {
        let reports = ["1", "2", "7"].map {
            ToolRun("--patch", "p", "--format=json", "--jobs", $0, in: project, migrate: sampleMigration).output
        }
        #expect(Set(reports).count == 1)
        #expect(reports.first?.hasSuffix("}\n") == true)
    }
}
