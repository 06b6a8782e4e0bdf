import Foundation
import Migration
import Testing

@testable import CommandLineTool

@Suite struct ProjectRootTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write([
            "App/App.xcodeproj/project.pbxproj", "App/Sources/A.swift", "Kit/Package.swift", "Kit/Sources/K/K.swift", "x/y.swift",
        ])
    }

    @Test(arguments: [
        ("App/Sources", "App"), ("App/Sources/A.swift", "App"), ("App", "App"), ("Kit/Sources/K", "Kit"), ("x", "x"), ("x/y.swift", "x"),
    ])
    func outsideGitTheNearestProjectIsTheRoot(path: String, root: String) {
        #expect(ProjectRoot(around: project.absolute(path)) == ProjectRoot(path: project.absolute(root), isGitRoot: false))
    }

    @Test(arguments: ["", "App/Sources", "Kit/Sources/K/K.swift", "x"])
    func inGitItsRootIsTheRoot(path: String) throws {
        try project.commitAll()
        #expect(ProjectRoot(around: project.absolute(path)) == ProjectRoot(path: project.path, isGitRoot: true))
    }

    @Test(arguments: [
        ".build/checkouts/Y/Y.swift", "Pods/Y/Y.swift", "Carthage/Checkouts/Y/Y.swift", "DerivedData/A/SourcePackages/Y/Y.swift",
    ])
    func whatWasFetchedIntoAProjectIsNoProject(path: String) throws {
        try project.write([path, path.replacingOccurrences(of: "Y.swift", with: "Package.swift")])
        let folder = path.replacingOccurrences(of: "/Y.swift", with: "")
        try project.commitAll(in: folder)
        #expect(ProjectRoot(around: project.absolute(path)).path == project.path)
        let found = try FileFinder(typed: [folder], surroundings: .test(in: project.path), jobs: 1).project()
        #expect(found.input.swiftFiles.allSatisfy { $0.access != .editable })
        #expect(found.diagnostics.count == 1)
    }

    @Test func anEmptyFolderCalledGitIsNoRepository() throws {
        try project.makeFolder("x/.git")
        #expect(!ProjectRoot(around: project.absolute("x")).isGitRoot)
    }

    @Test func pathsAreRelativeToTheRoot() {
        let root = ProjectRoot(path: "/a/b", isGitRoot: false)
        #expect(root.relativePath(of: "/a/b") == "")
        #expect(root.relativePath(of: "/a/b/c/d") == "c/d")
        #expect(root.relativePath(of: "/a/bc") == nil)
        #expect(ProjectRoot(path: "/", isGitRoot: false).relativePath(of: "/a") == "a")
    }
}
