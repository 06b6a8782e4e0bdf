import Testing
import XcodeProject

@Suite("A build model")
struct BuildModelTests {
    private func manifest(_ path: String, _ targets: String, tools: String = "5.7") -> PackageManifest {
        let text = "// swift-tools-version:\(tools)\nlet package = Package(name: \"P\", targets: [\(targets)])"
        return PackageManifest(path: path, bytes: Array(text.utf8))
    }

    private func names(_ path: String, _ manifests: PackageManifest...) -> [String] {
        BuildModel(packageManifests: manifests, projectFiles: []).modules(compiling: path).map(\.name)
    }

    @Test func aPackageAtTheRootHasNoPrefix() {
        let package = manifest("Package.swift", ".target(name: \"My-Kit\"), .testTarget(name: \"KitTests\")")
        #expect(names("Sources/My-Kit/Deep/A.swift", package) == ["My_Kit"])
        #expect(names("src/My-Kit/A.swift", package) == ["My_Kit"])
        #expect(names("Tests/KitTests/A.swift", package) == ["KitTests"])
        #expect(names("Sources/Other/A.swift", package) == [])
        #expect(names("Package.swift", package) == [])
    }

    @Test func aPackageInAFolderGivesItsPrefix() {
        let package = manifest("Local/Kit/Package.swift", ".target(name: \"Kit\")")
        #expect(names("Local/Kit/Sources/Kit/A.swift", package) == ["Kit"])
        #expect(names("Sources/Kit/A.swift", package) == [])
    }

    @Test func excludedFilesAndOtherSourcesBelongToNobody() {
        let package = manifest(
            "Package.swift", ".target(name: \"A\", path: \"S\", exclude: [\"x\", \"y.swift\"], sources: [\"x\", \"in\", \"y.swift\"])")
        #expect(names("S/in/deep/a.swift", package) == ["A"])
        #expect(names("S/x/a.swift", package) == [])
        #expect(names("S/y.swift", package) == [])
        #expect(names("S/out/a.swift", package) == [])
    }

    @Test func targetsMayDivideAFolder() {
        let package = manifest(
            "Package.swift", ".target(name: \"A\", path: \"S\", sources: [\"a\"]), .target(name: \"B\", path: \"S\", sources: [\"b\"])")
        #expect(names("S/a/f.swift", package) == ["A"])
        #expect(names("S/b/f.swift", package) == ["B"])
    }

    @Test func theInnermostPackageCounts() {
        let outer = manifest("Package.swift", ".target(name: \"Outer\", path: \".\")")
        let inner = manifest("Packages/In/Package.swift", ".target(name: \"Inner\")")
        #expect(names("Packages/In/Sources/Inner/A.swift", outer, inner) == ["Inner"])
        #expect(names("Packages/A.swift", outer, inner) == ["Outer"])
    }

    @Test func aPackageThatComputesItsTargetsIsReadByConvention() {
        let package = manifest("Kit/Package.swift", "names.map { .target(name: $0) }")
        #expect(names("Kit/Sources/Core-Kit/A.swift", package) == ["Core_Kit"])
        #expect(names("Kit/Tests/CoreTests/A.swift", package) == ["CoreTests"])
        #expect(names("Kit/Sources/A.swift", package) == [])
        #expect(names("Kit/Other/Core/A.swift", package) == [])
        let modules = BuildModel(packageManifests: [package], projectFiles: []).modules(compiling: "Kit/Tests/CoreTests/A.swift")
        #expect(modules.map(\.isTest) == [true])
    }

    @Test func aModuleOfAPackageKnowsItsVersions() {
        let package = manifest("Kit/Package.swift", ".target(name: \"A\", dependencies: [\"B\"])", tools: "6.0")
        let module = BuildModel(packageManifests: [package], projectFiles: []).modules(compiling: "Kit/Source/A/A.swift").first
        #expect(module?.kind == .swiftPackage(manifestPath: "Kit/Package.swift"))
        #expect(module?.folder == "Kit/Source/A")
        #expect(module?.toolsVersion == Version(6))
        #expect(module?.swiftVersion == Version(6))
        #expect(module?.lastUpgradeCheck == nil)
        #expect(module?.dependencies == ["B"])
        #expect(module?.isTest == false)
    }

    @Test func aFileOfSeveralTargetsIsInSeveralModules() throws {
        let objects =
            SampleProject.object("T2", "PBXNativeTarget", "buildPhases = (S2, ); name = Extension;")
            + SampleProject.object("S2", "PBXSourcesBuildPhase", "files = (B5, );")
            + SampleProject.object("B5", "PBXBuildFile", "fileRef = F1;") + SampleProject.file("2", path: "Sub/Two.swift")
        let project = try SampleProject(targets: "T1, T2", objects: objects).read()
        let model = BuildModel(packageManifests: [], projectFiles: [project])
        #expect(model.modules(compiling: "App/Sample/Main.swift").map(\.name) == ["My_App", "Extension"])
        let app = try #require(model.modules(compiling: "App/Sample/Sub/Two.swift").first)
        #expect(app.kind == .xcodeTarget(projectPath: "App/Sample.xcodeproj/project.pbxproj", synchronizedFolders: []))
        #expect(app.folder == "App/Sample")
        #expect(app.lastUpgradeCheck == 1330)
        #expect(app.toolsVersion == nil)
        #expect(model.modules(compiling: "App/Sample/Three.swift").isEmpty)
    }

    @Test func aTargetThatCompilesAFileTwiceIsOneModule() throws {
        let objects =
            SampleProject.object("G", "PBXGroup", "children = (GA, SY, ); sourceTree = \"<group>\";")
            + SampleProject.object("SY", "PBXFileSystemSynchronizedRootGroup", "path = Sample; sourceTree = \"<group>\";")
            + SampleProject.object("T1", "PBXNativeTarget", "buildPhases = (S1, ); fileSystemSynchronizedGroups = (SY, ); name = App;")
        let model = BuildModel(packageManifests: [], projectFiles: [try SampleProject(objects: objects).read()])
        #expect(model.modules(compiling: "App/Sample/Main.swift").map(\.name) == ["App"])
    }

    @Test func withoutBuildFilesItIsEmpty() {
        #expect(BuildModel(packageManifests: [], projectFiles: []).isEmpty)
        #expect(!BuildModel(packageManifests: [manifest("Package.swift", "")], projectFiles: []).isEmpty)
        #expect(names("A.swift") == [])
    }
}
