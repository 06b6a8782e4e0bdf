import Testing
import XcodeProject

@Suite("A synchronised folder")
struct SynchronizedFolderTests {
    /// The folder `Sample` of the target `T1`, and a target `T2` that does not own it.
    private func project(folder: String = "", exceptions: String) throws -> BuildModel {
        let objects =
            SampleProject.object("G", "PBXGroup", "children = (SY, ); sourceTree = \"<group>\";")
            + SampleProject.object(
                "SY", "PBXFileSystemSynchronizedRootGroup",
                "exceptions = (E1, E2, E3, ); \(folder) path = Sample; sourceTree = \"<group>\";")
            + SampleProject.object("T1", "PBXNativeTarget", "fileSystemSynchronizedGroups = (SY, ); name = App;")
            + SampleProject.object("T2", "PBXNativeTarget", "name = Extension;") + exceptions
        return BuildModel(
            packageManifests: [], projectFiles: [try SampleProject(objectVersion: 77, targets: "T1, T2", objects: objects).read()])
    }

    private func exception(_ id: String, _ target: String, _ paths: String) -> String {
        SampleProject.object(
            id, "PBXFileSystemSynchronizedBuildFileExceptionSet", "membershipExceptions = (\(paths), ); target = \(target);")
    }

    private func names(_ path: String, in model: BuildModel) -> [String] { model.modules(compiling: path).map(\.name).sorted() }

    @Test func coversAllSwiftFilesBelowIt() throws {
        let model = try project(exceptions: "")
        #expect(names("App/Sample/New.swift", in: model) == ["App"])
        #expect(names("App/Sample/Deep/er/New.swift", in: model) == ["App"])
        #expect(names("App/Sample/Info.plist", in: model) == [])
        #expect(names("App/Samples/New.swift", in: model) == [])
        #expect(names("App/New.swift", in: model) == [])
        #expect(
            model.modules(compiling: "App/Sample/New.swift").map(\.kind) == [
                .xcodeTarget(projectPath: "App/Sample.xcodeproj/project.pbxproj", synchronizedFolders: ["App/Sample"])
            ])
    }

    @Test func anExceptionTakesAFileFromTheOwner() throws {
        let model = try project(exceptions: exception("E1", "T1", "Info.plist, A.swift, Sub"))
        #expect(names("App/Sample/A.swift", in: model) == [])
        #expect(names("App/Sample/Sub/A.swift", in: model) == [])
        #expect(names("App/Sample/Sub2/A.swift", in: model) == ["App"])
        #expect(names("App/Sample/B.swift", in: model) == ["App"])
    }

    @Test func anExceptionGivesAFileToAnother() throws {
        let model = try project(exceptions: exception("E1", "T2", "A.swift, \"Sub/B.swift\""))
        #expect(names("App/Sample/A.swift", in: model) == ["App", "Extension"])
        #expect(names("App/Sample/Sub/B.swift", in: model) == ["App", "Extension"])
        #expect(names("App/Sample/C.swift", in: model) == ["App"])
    }

    @Test func explicitFoldersAndDocumentsAreNotCompiled() throws {
        let model = try project(folder: "explicitFolders = (Templates, );", exceptions: "")
        #expect(names("App/Sample/Templates/A.swift", in: model) == [])
        #expect(names("App/Sample/Guide.docc/A.swift", in: model) == [])
        #expect(names("App/Sample/Try.playground/Contents.swift", in: model) == [])
    }
}
