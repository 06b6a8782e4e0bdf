import Foundation
import Migration
import SourceText
import Testing

@testable import CommandLineTool

@Suite struct FileFinderTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
    }

    private func find(_ paths: String..., jobs: Int = 2, surroundings: Surroundings? = nil) throws -> FoundProject {
        let surroundings = surroundings ?? .test(in: project.path)
        return try FileFinder(typed: paths.isEmpty ? ["."] : paths, surroundings: surroundings, jobs: jobs).project()
    }

    private func access(_ found: FoundProject) -> [String: InputFile.Access] {
        Dictionary(uniqueKeysWithValues: found.input.swiftFiles.map { ($0.source.path, $0.access) })
    }

    @Test func filesAreSortedByBytesWhateverTheJobs() throws {
        try project.write(["b.swift", "B.swift", "é.swift", "a/z.swift", "a.swift", "a-b/c.swift"])
        let expected = ["B.swift", "a-b/c.swift", "a.swift", "a/z.swift", "b.swift", "é.swift"]
        #expect(try find(jobs: 1).input.swiftFiles.map(\.source.path) == expected)
        #expect(try find(jobs: 5).input.swiftFiles.map(\.source.path) == expected)
    }

    @Test func bytesAreReadAsTheyAre() throws {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61, 0x0D, 0x0A, 0xFF, 0x00]
        try Data(bytes).write(to: URL(fileURLWithPath: project.absolute("A.swift")))
        try project.write("", to: "Empty.swift")
        #expect(try find().input.swiftFiles.map(\.source.bytes) == [bytes, []])
    }

    @Test func buildFilesAndHeadersAreKeptApart() throws {
        try project.write(["Package.swift", "App.xcodeproj/project.pbxproj", "App/A.swift", "App/Bridge.h", "App/Info.plist"])
        let input = try find().input
        #expect(input.swiftFiles.map(\.source.path) == ["App/A.swift"])
        #expect(input.buildFiles.map(\.source.path) == ["App.xcodeproj/project.pbxproj", "Package.swift"])
        #expect(input.headers.map(\.path) == ["App/Bridge.h"])
    }

    @Test func onlyFilesBelowThePathsAreEditable() throws {
        try project.write(["Package.swift", "App/A.swift", "App2/B.swift", "Lib/C.swift"])
        try project.commitAll()
        #expect(
            access(try find("App", "Lib/C.swift")) == ["App/A.swift": .editable, "App2/B.swift": .outsidePath, "Lib/C.swift": .editable])
        #expect(try find("App").input.buildFiles.map(\.access) == [.editable])
    }

    @Test func whatGitIgnoresIsReadAndNotEdited() throws {
        try project.write("Made/\n", to: ".gitignore")
        try project.write(["A.swift", "Made/B.swift", "Made/Tracked.swift"])
        try project.git("init", "-q")
        try project.git("add", "-f", "Made/Tracked.swift")
        let found = try find("Made/B.swift", "Made/Tracked.swift", "A.swift")
        #expect(access(found) == ["A.swift": .editable, "Made/B.swift": .ignored, "Made/Tracked.swift": .editable])
        #expect(found.diagnostics.map(\.path) == ["Made/B.swift"])
        #expect(found.diagnostics.map(\.message) == ["git ignores it: read, not edited"])
    }

    @Test(arguments: [true, false])
    func foldersOfDependenciesAreNotEdited(inGit: Bool) throws {
        try project.write(["A.swift", "Pods/P/P.swift", "Carthage/Checkouts/C.swift", "App/Vendor/V.swift", "SourcePackages/S.swift"])
        if inGit { try project.commitAll() }
        let access = access(try find())
        #expect(access.filter { $0.value == .editable }.map(\.key) == ["A.swift"])
        #expect(access.count == 5)
    }

    @Test func buildProductsAreNotRead() throws {
        try project.write(["A.swift", ".build/B.swift", "x/DerivedData/C.swift", "node_modules/D.swift"])
        #expect(access(try find()) == ["A.swift": .editable])
        #expect(try find(".build/B.swift").diagnostics.map(\.code) == ["nothing-to-edit"])
    }

    @Test func ofAnAssetCatalogueThePicturesAreNotRead() throws {
        try project.write(["Assets.xcassets/A.swift", "Assets.xcassets/Group/B.swift", "Assets.xcassets/Group/Logo.imageset/C.swift"])
        #expect(access(try find()).keys.sorted() == ["Assets.xcassets/A.swift", "Assets.xcassets/Group/B.swift"])
    }

    @Test func generatedFilesAreReadAndNotEdited() throws {
        try project.write("// Generated using SwiftGen\nenum A {}\n", to: "Gen/A.swift")
        try project.write("enum B {}\n", to: "B.swift")
        #expect(access(try find()) == ["B.swift": .editable, "Gen/A.swift": .generated])
        #expect(try find("Gen/A.swift").diagnostics.map(\.message) == ["its header says that it is generated: read, not edited"])
        #expect(try find("Gen").diagnostics.map(\.message) == ["every Swift file below it is ignored or generated: read, not edited"])
    }

    @Test func aFolderWithoutSwiftSaysSo() throws {
        try project.makeFolder("Empty")
        let found = try find("Empty")
        #expect(found.diagnostics.map(\.message) == ["no Swift source was found below it"])
        #expect(found.diagnostics.map(\.severity) == [.note])
    }

    @Test func linksToFoldersAreNotFollowed() throws {
        let other = try TemporaryProject()
        try other.write(["O.swift"])
        try project.write(["A.swift"])
        try project.link("loop", to: ".")
        try project.link("other", to: other.path)
        let found = try find()
        #expect(found.input.swiftFiles.map(\.source.path) == ["A.swift"])
        #expect(found.diagnostics.map(\.path) == ["other"])
    }

    @Test func anIgnoredLinkToAFolderIsNotWorthANote() throws {
        let other = try TemporaryProject()
        try project.write("bazel-*\n", to: ".gitignore")
        try project.link("bazel-out", to: other.path)
        try project.link("kept", to: other.path)
        try project.write(["A.swift"])
        try project.commitAll()
        #expect(try find().diagnostics.map(\.path) == ["kept"])
    }

    @Test func aLinkedFileIsReadOnceAndNeverEditedThroughTheLink() throws {
        let other = try TemporaryProject()
        try other.write(["O.swift"])
        try project.write(["A.swift"])
        try project.link("Inside.swift", to: "A.swift")
        try project.link("Outside.swift", to: other.absolute("O.swift"))
        try project.link("Dangling.swift", to: "nowhere")
        #expect(access(try find()) == ["A.swift": .editable, "Outside.swift": .outsidePath])
    }

    @Test func aNamedLinkToAFileMeansTheFile() throws {
        try project.write(["Package.swift", "App/A.swift", "App/B.swift"])
        try project.link("Link.swift", to: "App/A.swift")
        #expect(access(try find("Link.swift")) == ["App/A.swift": .editable, "App/B.swift": .outsidePath])
    }

    @Test func namedPathsThatLeadNowhereAreRefused() throws {
        try project.link("loop.swift", to: "loop.swift")
        try project.link("dangling.swift", to: "nowhere.swift")
        try project.write(["notes.txt"])
        #expect(throws: ProjectError.linkLoop("loop.swift")) { try find("loop.swift") }
        #expect(throws: ProjectError.danglingLink("dangling.swift")) { try find("dangling.swift") }
        #expect(throws: ProjectError.noSuchPath("gone", nearestCommand: nil)) { try find("gone") }
        #expect(throws: ProjectError.noSuchPath("rule", nearestCommand: "rules")) { try find("rule") }
        #expect(throws: ProjectError.notSwift("notes.txt")) { try find("notes.txt") }
    }

    @Test func aPathOfAnotherProjectIsRefused() throws {
        let other = try TemporaryProject()
        try project.write(["Package.swift"])
        #expect(throws: ProjectError.outsideProject(other.path, root: project.path)) { try find(".", other.path) }
    }

    @Test func aFolderThatIsCalledLikeAFileIsAFolder() throws {
        try project.write(["odd.swift/A.swift"])
        #expect(access(try find()) == ["odd.swift/A.swift": .editable])
        #expect(access(try find("odd.swift")) == ["A.swift": .editable])
    }

    @Test func aNameThatIsNotUTF8IsToldAndSkipped() throws {
        try project.write(["A.swift"])
        let name = Array(project.absolute("").utf8) + Array("/".utf8) + [0xFF] + Array("b.swift".utf8) + [0]
        let file = name.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { open($0.baseAddress.unsafelyUnwrapped, O_CREAT | O_WRONLY, 0o644) }
        }
        // Apple's file systems refuse such a name.
        guard file >= 0 else { return }
        close(file)
        let found = try find()
        #expect(found.input.swiftFiles.map(\.source.path) == ["A.swift"])
        #expect(found.diagnostics.map(\.code) == ["name-not-utf8"])
    }

    @Test func aHugeFileIsToldAndSkipped() throws {
        try project.write(["A.swift", "Huge.swift"])
        #expect(truncate(project.absolute("Huge.swift"), off_t(FileReader.mostBytes + 1)) == 0)
        let found = try find()
        #expect(found.input.swiftFiles.map(\.source.path) == ["A.swift"])
        #expect(found.diagnostics.map(\.message) == ["has 65 MB, more than the 64 MB that are read"])
        #expect(found.diagnostics.map(\.severity) == [.error])
    }

    @Test func whatIsNoFileCannotBeRead() throws {
        #expect(throws: ReadFailure.notAFile) { try FileReader.bytes(ofFile: project.path) }
        #expect(throws: ReadFailure.self) { try FileReader.bytes(ofFile: project.absolute("gone")) }
    }
}
