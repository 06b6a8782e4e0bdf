import Testing
import XcodeProject

@Suite("A project file")
struct ProjectFileTests {
    @Test("reads every objectVersion alike", arguments: [46, 54, 56, 63, 70, 77, 90, 999])
    func objectVersions(version: Int) throws {
        let project = try SampleProject(objectVersion: version).read()
        #expect(project.objectVersion == version)
        #expect(project.lastUpgradeCheck == 1330)
        let target = try #require(project.targets.first)
        #expect(target.name == "My App")
        #expect(target.moduleName == "My_App")
        #expect(!target.isTest)
        #expect(target.members == ["App/Sample/Main.swift"])
        #expect(target.swiftVersion == Version(5))
        #expect(target.deploymentTarget == Version(13))
        #expect(!target.isolatesToMainActor)
    }

    @Test(
        "resolves a file through its groups",
        arguments: [
            (SampleProject.file("2", path: "Two.swift"), "App/Sample/Two.swift"),
            (SampleProject.file("2", path: "Sub dir/Two+é.swift"), "App/Sample/Sub dir/Two+é.swift"),
            (SampleProject.file("2", path: "../Two.swift"), "App/Two.swift"),
            (SampleProject.file("2", path: "../../Two.swift"), "Two.swift"),
            (SampleProject.file("2", path: "../../../Two.swift"), nil),
            (SampleProject.file("2", path: "Two.swift", tree: "SOURCE_ROOT"), "App/Two.swift"),
            (SampleProject.file("2", path: "/Users/a/Two.swift", tree: "\"<absolute>\""), nil),
            (SampleProject.file("2", path: "Two.swift", tree: "SDKROOT"), nil),
            (SampleProject.file("2", path: "Two.m"), nil),
        ])
    func places(objects: String, path: String?) throws {
        let target = try #require(try SampleProject(objects: objects).firstTarget())
        #expect(target.members == ["App/Sample/Main.swift", path].compactMap(\.self))
    }

    @Test func aGroupWithANameOnlyIsNoFolder() throws {
        let objects =
            SampleProject.object("GA", "PBXGroup", "children = (GB, ); name = Shown; sourceTree = \"<group>\";")
            + SampleProject.object("GB", "PBXGroup", "children = (F1, ); name = Shown; path = Real; sourceTree = \"<group>\";")
        #expect(try SampleProject(objects: objects).firstTarget()?.members == ["App/Real/Main.swift"])
    }

    @Test func theProjectMayLieBelowItsSources() throws {
        #expect(try SampleProject(projectFields: "projectDirPath = ..;").firstTarget()?.members == ["Sample/Main.swift"])
        #expect(try SampleProject(path: "Sample.xcodeproj/project.pbxproj").firstTarget()?.members == ["Sample/Main.swift"])
    }

    @Test func theFilesOfAVariantGroupAreMembers() throws {
        let objects =
            SampleProject.file("2", path: "en.lproj/Two.swift")
            + SampleProject.object("B3", "PBXBuildFile", "fileRef = F3;")
            + SampleProject.object("F3", "PBXVariantGroup", "children = (F2, ); name = Two.swift; sourceTree = \"<group>\";")
        let members = try SampleProject(objects: objects).firstTarget()?.members
        #expect(Set(members ?? []) == ["App/Sample/Main.swift", "App/Sample/en.lproj/Two.swift"])
    }

    @Test func aFileOfAnotherPhaseIsNoMember() throws {
        let objects =
            SampleProject.file("5", path: "Five.swift")
            + SampleProject.object("R1", "PBXResourcesBuildPhase", "files = (B5, );")
        #expect(try SampleProject(objects: objects).firstTarget()?.members == ["App/Sample/Main.swift"])
    }

    @Test func aGroupInsideItselfIsVisitedOnce() throws {
        let objects =
            SampleProject.object("GA", "PBXGroup", "children = (GB, F1, ); path = A; sourceTree = \"<group>\";")
            + SampleProject.object("GB", "PBXGroup", "children = (GA, GB, F2, ); path = B; sourceTree = \"<group>\";")
            + SampleProject.file("2", path: "Two.swift")
        #expect(try SampleProject(objects: objects).firstTarget()?.members == ["App/A/Main.swift", "App/A/B/Two.swift"])
    }

    @Test func groupsThatOnlyHoldEachOtherHaveNoPlace() throws {
        let objects =
            SampleProject.object("G", "PBXGroup", "children = (); sourceTree = \"<group>\";")
            + SampleProject.object("GA", "PBXGroup", "children = (GB, F1, ); path = A; sourceTree = \"<group>\";")
            + SampleProject.object("GB", "PBXGroup", "children = (GA, ); path = B; sourceTree = \"<group>\";")
        #expect(try SampleProject(objects: objects).firstTarget()?.members == [])
    }

    @Test func whatLeadsNowhereIsPassedOver() throws {
        let objects =
            SampleProject.object("B2", "PBXBuildFile", "fileRef = NOWHERE;")
            + SampleProject.object("B3", "PBXBuildFile", "")
            + SampleProject.object("B4", "PBXBuildFile", "fileRef = (a, b);")
        let project = try SampleProject(targets: "NOWHERE, T1, G", objects: objects).read()
        #expect(project.targets.map(\.members) == [["App/Sample/Main.swift"]])
    }

    @Test func namesWhatItDependsOn() throws {
        let objects =
            SampleProject.object(
                "T1", "PBXNativeTarget",
                "dependencies = (D, ); packageProductDependencies = (K, ); name = Tests; productType = \"com.apple.product-type.bundle.unit-test\";"
            )
            + SampleProject.object("D", "PBXTargetDependency", "target = T2;")
            + SampleProject.object("T2", "PBXNativeTarget", "name = Kit; productType = \"com.apple.product-type.framework\";")
            + SampleProject.object("K", "XCSwiftPackageProductDependency", "productName = Reusable;")
        let target = try #require(try SampleProject(objects: objects).firstTarget())
        #expect(target.dependencies == ["Kit", "Reusable"])
        #expect(target.isTest)
    }

    @Test(arguments: ["{}", "{ rootObject = P; }", "(a)", "a"])
    func aPropertyListWithoutObjectsIsNoProject(text: String) {
        #expect(throws: PropertyListError(line: 1, cause: .missing(key: "objects"))) {
            try ProjectFile(path: "A.xcodeproj/project.pbxproj", bytes: Array(text.utf8))
        }
    }

    @Test func withoutAProjectObjectThereAreNoTargets() throws {
        let text = "{ objects = { T = {isa = PBXNativeTarget; name = A; }; }; }"
        #expect(try ProjectFile(path: "A.xcodeproj/project.pbxproj", bytes: Array(text.utf8)).targets.isEmpty)
    }
}
