import Foundation
import Patching
import SourceText
import TestSupport
import Testing
import XcodeProject

@testable import Migration

/// Whether the file that declares the protocol is compiled, in projects of several forms.
@Suite struct ProjectMembershipTests {
    private static let source = """
        import UIKit
        class Terms: UIViewController {}
        func f() { _ = UIStoryboard(name: "Terms", bundle: nil).instantiateInitialViewController() as! Terms }
        """

    /// A project that lists its files, with one target for each of some names; all compile `App/A.swift`.
    private static func listed(_ targets: [String]) -> String {
        let objects = targets.map { name in
            "T\(name) = {isa = PBXNativeTarget; name = \(name); buildPhases = (S\(name), ); productType = \"com.apple.product-type.application\"; };\n"
                + "S\(name) = {\n\tisa = PBXSourcesBuildPhase;\n\tfiles = (\n\t\tB\(name) /* A.swift in Sources */,\n\t);\n};\n"
        }
        let builds = targets.map { "B\($0) /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = FA /* A.swift */; };\n" }.joined()
        return """
            // !$*UTF8*$!
            {archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
            /* Begin PBXBuildFile section */
            \(builds)/* End PBXBuildFile section */

            /* Begin PBXFileReference section */
            FA /* A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
            /* End PBXFileReference section */

            G = {
            \tisa = PBXGroup;
            \tchildren = (
            \t\tFA /* A.swift */,
            \t);
            \tpath = App;
            \tsourceTree = "<group>";
            };
            P = {isa = PBXProject; mainGroup = M; targets = (\(targets.map { "T\($0), " }.joined())); };
            M = {isa = PBXGroup; children = (G, ); sourceTree = "<group>"; };
            \(objects.joined())}; }

            """
    }

    private func run(_ files: [String: String]) -> MigrationRun {
        SmallProject(files.merging(["App/A.swift": Self.source]) { $1 }).run
    }

    private func compilingTargets(_ run: MigrationRun) throws -> [String] {
        let file = try #require(run.result.buildFiles.first { $0.source.path.hasSuffix(".pbxproj") }?.source)
        return try ProjectFile(path: file.path, bytes: file.bytes).targets.filter { $0.compiles("App/Instantiatable.swift") }.map(\.name)
    }

    @Test(arguments: [["App"], ["App", "Beta"]]) func aProjectThatListsItsFilesListsIt(targets: [String]) throws {
        let run = run(["X.xcodeproj/project.pbxproj": Self.listed(targets)])
        #expect(run.outcome.changes.map(\.path) == ["App/A.swift", "App/Instantiatable.swift", "X.xcodeproj/project.pbxproj"])
        #expect(run.outcome.filesToAdd == [])
        #expect(try compilingTargets(run) == targets)
    }

    @Test func aSynchronisedFolderNeedsNothing() throws {
        let run = run(["X.xcodeproj/project.pbxproj": InterfaceText.project([("App", "application")])])
        #expect(run.outcome.changes.map(\.path) == ["App/A.swift", "App/Instantiatable.swift"])
        #expect(run.outcome.filesToAdd == [])
    }

    /// Two targets without a common file: each needs a protocol of its own, and one project lists both.
    private static let twoTargets = listed(["App", "Beta"]).replacingOccurrences(
        of: "BBeta /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = FA /* A.swift */; };",
        with: "BBeta /* B.swift in Sources */ = {isa = PBXBuildFile; fileRef = FB /* B.swift */; };"
    ).replacingOccurrences(
        of: "FA /* A.swift */ = {",
        with: "FB /* B.swift */ = {isa = PBXFileReference; path = Beta/B.swift; sourceTree = SOURCE_ROOT; };\nFA /* A.swift */ = {"
    ).replacingOccurrences(of: "\t\tFA /* A.swift */,\n", with: "\t\tFA /* A.swift */,\n\t\tFB /* B.swift */,\n")

    private static let other = source.replacingOccurrences(of: "Terms", with: "Other")

    @Test func twoTargetsOfOneProjectGetAFileEach() throws {
        let run = run(["X.xcodeproj/project.pbxproj": Self.twoTargets, "Beta/B.swift": Self.other])
        #expect(run.outcome.filesToAdd == [])
        let created = ["App/Instantiatable.swift", "Beta/Instantiatable.swift"]
        #expect(run.outcome.changes.map(\.path) == ["App/A.swift", created[0], "Beta/B.swift", created[1], "X.xcodeproj/project.pbxproj"])
        let file = try #require(run.result.buildFiles.first?.source)
        let targets = try ProjectFile(path: file.path, bytes: file.bytes).targets
        #expect(targets.map { target in created.filter { target.compiles($0) } } == [[created[0]], [created[1]]])
    }

    @Test func twoTargetsInOneFolderShareAFile() throws {
        let project = Self.twoTargets.replacingOccurrences(of: "Beta/B.swift", with: "App/B.swift")
        let run = run(["X.xcodeproj/project.pbxproj": project, "App/B.swift": Self.other])
        #expect(run.outcome.filesToAdd == [])
        #expect(
            run.outcome.changes.map(\.path) == ["App/A.swift", "App/B.swift", "App/Instantiatable.swift", "X.xcodeproj/project.pbxproj"])
        #expect(try compilingTargets(run) == ["App", "Beta"])
    }

    @Test(arguments: [("project.yml", "XcodeGen"), ("Project.swift", "Tuist")])
    func aGeneratedProjectIsToBeMadeAnew(manifest: String, tool: String) throws {
        let run = run(["X.xcodeproj/project.pbxproj": Self.listed(["App"]), manifest: "let x = 1"])
        #expect(run.outcome.changes.map(\.path) == ["App/A.swift", "App/Instantiatable.swift"])
        #expect(run.outcome.filesToAdd == [])
        let notes = run.outcome.diagnostics.filter { $0.code == "generated-project" }
        #expect(notes.count == 1 && notes.allSatisfy { $0.message.contains(tool) })
    }

    @Test func aProjectThatCannotTakeTheFileIsLeftAndSaysWhy() throws {
        let broken = Self.listed(["App"]).replacingOccurrences(
            of: "path = App;", with: "path = App; name = Elsewhere; sourceTree = SDKROOT; x =")
        let run = run(["X.xcodeproj/project.pbxproj": broken])
        #expect(!run.outcome.changes.contains { $0.path.hasSuffix(".pbxproj") })
        #expect(run.outcome.filesToAdd == ["App/Instantiatable.swift"])
    }
}
