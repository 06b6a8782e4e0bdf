import Foundation
import Migration
import SourceText
import TestSupport
import Testing

@testable import CommandLineTool

/// Checks and explanations of the sample app, with the real rules.
@Suite struct SampleAppCheckTests {
    private let project: TemporaryProject
    private let forgotten = "App/Trailhead/Trails/ElevationViewController.swift:9:41"

    init() throws {
        project = try TemporaryProject()
        for file in try Fixtures.files(below: "\(Fixtures.folder)/SampleApp") {
            try project.write(String(decoding: file.bytes, as: UTF8.self), to: "App/\(file.path)")
        }
        try project.commitAll()
    }

    private func run(_ arguments: String...) -> ToolRun {
        ToolRun(arguments, in: .test(in: project.path), migrate: MigrationEngine.outcome)
    }

    @Test func theForgottenNameIsTheOneCrash() {
        let crashes = run("check").output.split(separator: "\n").filter { $0.contains(": warning: ") }
        #expect(crashes.count == 1)
        #expect(crashes.first?.hasPrefix("\(forgotten): warning: ") == true)
        #expect(crashes.first?.hasSuffix("[scene-class-mismatch]") == true)
    }

    @Test func theCrashIsExplainedWhereTheCheckReportsIt() {
        let text = run("explain", forgotten).output
        #expect(text.hasPrefix("\(forgotten): leave[scene-class-mismatch]: "))
        #expect(text.contains("\n    App/Trailhead/Trails/TrailDetailViewController.storyboard:14: "))
    }

    @Test func afterAMigrationNoRewriteIsPendingAndTheCrashStays() throws {
        #expect(run("check").output.contains("[pending-rewrite]"))
        #expect(run().exitCode == .success)
        let check = run("check")
        #expect(check.exitCode == .found)
        #expect(!check.output.contains("[pending-rewrite]"))
        #expect(check.output.hasPrefix("\(forgotten): warning: "))
    }

    @Test func theJobsDoNotMatter() {
        let outputs = ["1", "2", "5"].map { run("check", "--jobs", $0, "--format=json").output }
        #expect(Set(outputs).count == 1)
    }

    @Test func everyReportedPlaceHasAnExplanation() {
        let places = run("check").output.split(separator: "\n").map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
        let text = ToolRun(["explain"] + places, in: .test(in: project.path), migrate: MigrationEngine.outcome).output
        #expect(places.count > 5)
        #expect(!text.contains("no site") && !text.contains("nothing that was looked up"))
    }
}
