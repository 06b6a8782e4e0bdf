import Testing
import XcodeProject

@Suite("The bundle of an interface file")
struct BundledInterfaceTests {
    private func model(targets: String = "T1", objects: String) throws -> BuildModel {
        BuildModel(packageManifests: [], projectFiles: [try SampleProject(targets: targets, objects: objects).read()])
    }

    private func names(_ path: String, in model: BuildModel) -> [String] { model.modules(bundling: path).map(\.name) }

    /// A file reference for lists of children to name as `F` with the suffix.
    private func reference(_ suffix: String, path: String, fields: String = "sourceTree = \"<group>\";") -> String {
        SampleProject.object("F\(suffix)", "PBXFileReference", "path = \"\(path)\"; \(fields)")
    }

    /// The build file `BR` in the Resources phase of the target `T1`.
    private func resource(_ reference: String) -> String {
        SampleProject.object("BR", "PBXBuildFile", "fileRef = \(reference);")
    }

    @Test(
        "is that of the target with the file among its resources",
        arguments: [
            ("Main.storyboard", "App/Sample/Main.storyboard", ["My_App"]), ("Cell.xib", "App/Sample/Cell.xib", ["My_App"]),
            ("Sub/Main.storyboard", "App/Sample/Sub/Main.storyboard", ["My_App"]), ("Main.storyboard", "App/Main.storyboard", []),
            ("Main.storyboard", "App/Sample/Cell.xib", []), ("Main.png", "App/Sample/Main.png", []),
            ("Main.swift", "App/Sample/Main.swift", []), ("Mainstoryboard", "App/Sample/Mainstoryboard", []),
        ])
    func resources(file: String, path: String, modules: [String]) throws {
        #expect(names(path, in: try model(objects: resource("F2") + reference("2", path: file))) == modules)
    }

    @Test func isThatOfEachVariantOfALocalisedFile() throws {
        let variants = "children = (F2, F3, F4, ); name = Main.storyboard; sourceTree = \"<group>\";"
        let model = try model(
            objects: resource("V") + SampleProject.object("V", "PBXVariantGroup", variants)
                + SampleProject.object("GA", "PBXGroup", "children = (V, ); path = Sample; sourceTree = \"<group>\";")
                + reference("2", path: "Base.lproj/Main.storyboard") + reference("3", path: "de.lproj/Main.storyboard")
                + reference("4", path: "fr.lproj/Main.strings"))
        #expect(names("App/Sample/Base.lproj/Main.storyboard", in: model) == ["My_App"])
        #expect(names("App/Sample/de.lproj/Main.storyboard", in: model) == ["My_App"])
        #expect(names("App/Sample/fr.lproj/Main.strings", in: model) == [])
        #expect(names("App/Sample/fr.lproj/Main.storyboard", in: model) == [])
    }

    @Test func isThatOfTheTargetWithTheFileAmongItsSources() throws {
        let model = try model(
            objects: SampleProject.object("B2", "PBXBuildFile", "fileRef = F2;") + reference("2", path: "Main.storyboard"))
        #expect(names("App/Sample/Main.storyboard", in: model) == ["My_App"])
        #expect(model.modules(compiling: "App/Sample/Main.storyboard").isEmpty)
    }

    @Test func isThatOfEachTargetThatSharesTheFile() throws {
        let model = try model(
            targets: "T1, T2",
            objects: resource("F2") + reference("2", path: "Main.storyboard")
                + SampleProject.object("T2", "PBXNativeTarget", "buildPhases = (R2, ); name = Extension;")
                + SampleProject.object("R2", "PBXResourcesBuildPhase", "files = (BR2, BR2, );")
                + SampleProject.object("BR2", "PBXBuildFile", "fileRef = F2;"))
        #expect(names("App/Sample/Main.storyboard", in: model) == ["My_App", "Extension"])
    }

    @Test func isNotFoundBelowAFolderReference() throws {
        let model = try model(
            objects: resource("F2") + reference("2", path: "Templates", fields: "lastKnownFileType = folder; sourceTree = \"<group>\";"))
        #expect(names("App/Sample/Templates/Main.storyboard", in: model) == [])
    }

    @Test func aFileOfAnotherPhaseIsInNoBundle() throws {
        let model = try model(
            objects: reference("2", path: "Main.storyboard")
                + SampleProject.object("R1", "PBXCopyFilesBuildPhase", "files = (BR, ); dstSubfolderSpec = 7;") + resource("F2"))
        #expect(names("App/Sample/Main.storyboard", in: model) == [])
    }

    /// The synchronised folder `Sample` of the target `T1`; `T2` does not own it.
    private func synchronized(_ folder: String = "", exception: String) throws -> BuildModel {
        try model(
            targets: "T1, T2",
            objects: SampleProject.object("G", "PBXGroup", "children = (SY, ); sourceTree = \"<group>\";")
                + SampleProject.object(
                    "SY", "PBXFileSystemSynchronizedRootGroup",
                    "exceptions = (E1, ); \(folder) path = Sample; sourceTree = \"<group>\";")
                + SampleProject.object("T1", "PBXNativeTarget", "fileSystemSynchronizedGroups = (SY, ); name = App;")
                + SampleProject.object("T2", "PBXNativeTarget", "name = Extension;")
                + SampleProject.object("E1", "PBXFileSystemSynchronizedBuildFileExceptionSet", exception))
    }

    @Test func isThatOfTheOwnerOfASynchronisedFolder() throws {
        let model = try synchronized(exception: "membershipExceptions = (Old.storyboard, Old, ); target = T1;")
        #expect(names("App/Sample/Views/Base.lproj/Main.storyboard", in: model) == ["App"])
        #expect(names("App/Sample/Old.storyboard", in: model) == [])
        #expect(names("App/Sample/Old/Main.xib", in: model) == [])
        #expect(names("App/Main.storyboard", in: model) == [])
    }

    @Test func isThatOfABorrowerOfTheFileToo() throws {
        let model = try synchronized(exception: "membershipExceptions = (Shared.storyboard, ); target = T2;")
        #expect(names("App/Sample/Shared.storyboard", in: model) == ["Extension", "App"])
        #expect(names("App/Sample/Main.storyboard", in: model) == ["App"])
    }

    @Test func isNotFoundBelowAnExplicitFolderOrADocument() throws {
        let model = try synchronized("explicitFolders = (Templates, );", exception: "target = T1;")
        #expect(names("App/Sample/Templates/Main.storyboard", in: model) == [])
        #expect(names("App/Sample/Old.bundle/Main.storyboard", in: model) == [])
    }

    @Test func itIsKnownThatATargetHasNone() throws {
        let model = try model(objects: SampleProject.object("T1", "PBXNativeTarget", "buildPhases = (S1, ); name = App;"))
        #expect(model.modules(compiling: "App/Sample/Main.swift").map(\.knowsResources) == [true])
        #expect(names("App/Sample/Main.storyboard", in: model) == [])
    }

    @Test(
        "is not known for sure if a file lies at an unknown place",
        arguments: [
            ("../../../Main.storyboard", "\"<group>\"", false), ("Main.storyboard", "BUILT_PRODUCTS_DIR", false),
            ("../../../Main.png", "\"<group>\"", true), ("Main.storyboard", "SOURCE_ROOT", true),
        ])
    func unknownPlaces(path: String, tree: String, isKnown: Bool) throws {
        let model = try model(objects: resource("F2") + reference("2", path: path, fields: "sourceTree = \(tree);"))
        #expect(model.modules(compiling: "App/Sample/Main.swift").map(\.knowsResources) == [isKnown])
    }
}
