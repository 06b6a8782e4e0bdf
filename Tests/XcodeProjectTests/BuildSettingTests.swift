import Testing
import XcodeProject

@Suite("A build setting")
struct BuildSettingTests {
    private func target(
        debug: String = "", release: String = "", fields: String = "", project: String = "", files: [String: String] = [:]
    ) throws -> ProjectTarget {
        let objects =
            SampleProject.configuration("TD", "Debug", debug, fields: fields)
            + SampleProject.configuration("TR", "Release", release, fields: fields)
            + (project.isEmpty ? "" : SampleProject.configuration("PR", "Release", project))
            + SampleProject.object("XC", "PBXFileReference", "path = Base.xcconfig; sourceTree = SOURCE_ROOT;")
        return try #require(try SampleProject(objects: objects, configurationFiles: files).firstTarget())
    }

    @Test(
        "gives the module its name",
        arguments: [
            ("", "My_App"), ("PRODUCT_NAME = Other;", "Other"), ("PRODUCT_NAME = \"Über 2-go\";", "Über_2_go"),
            ("PRODUCT_NAME = 2048;", "_048"), ("PRODUCT_NAME = \"$(TARGET_NAME)-Dev\";", "My_App_Dev"),
            ("PRODUCT_NAME = \"${PROJECT_NAME}\";", "Sample"), ("PRODUCT_MODULE_NAME = Core; PRODUCT_NAME = Other;", "Core"),
            ("PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)Kit\";", "My_AppKit"),
            ("PRODUCT_NAME = \"$(inherited)X\";", "My_AppX"), ("PRODUCT_NAME = \"$(PRODUCT_NAME)X\";", "My_AppX"),
            ("PRODUCT_NAME = \"$(UNKNOWN)\";", "My_App"), ("PRODUCT_NAME = \"$(A)\"; A = \"$(B)\"; B = \"$(A)\";", "My_App"),
            ("PRODUCT_NAME = \"$(A_$(B))\";", "My_App"), ("PRODUCT_NAME = \"$(A\";", "My_App"), ("PRODUCT_NAME = \"$\";", "My_App"),
            ("PRODUCT_NAME = (a, b);", "My_App"),
            (
                "PRODUCT_NAME = \"$(A)$(A)$(A)\"; A = \"$(B)$(B)$(B)\"; B = \"$(C)$(C)$(C)\"; C = \"$(D)$(D)$(D)\"; D = \"$(E)$(E)\";",
                "My_App"
            ),
        ])
    func moduleNames(settings: String, name: String) throws {
        #expect(try target(release: settings).moduleName == name)
    }

    @Test func theNameIsThatOfTheDefaultConfiguration() throws {
        #expect(try target(debug: "PRODUCT_NAME = Debugged;", release: "PRODUCT_NAME = Released;").moduleName == "Released")
    }

    @Test func theTargetGoesBeforeTheProject() throws {
        let target = try target(debug: "SWIFT_VERSION = 6.0;", release: "SWIFT_VERSION = 6.0;", project: "SWIFT_VERSION = 4.2;")
        #expect(target.swiftVersion == Version(6))
    }

    @Test func theLowestVersionOfTheConfigurationsCounts() throws {
        let target = try target(debug: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", release: "IPHONEOS_DEPLOYMENT_TARGET = 9.3;")
        #expect(target.deploymentTarget == Version(9, 3))
    }

    @Test func aSettingForOneSDKOnlyIsPassedOver() throws {
        let target = try target(debug: "\"SWIFT_VERSION[sdk=mac*]\" = 4.0;", release: "\"SWIFT_VERSION[sdk=mac*]\" = 4.0;")
        #expect(target.swiftVersion == Version(5))
    }

    @Test func isolationMustBeSetInEveryConfiguration() throws {
        let isolated = "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"
        #expect(try target(debug: isolated, release: isolated).isolatesToMainActor)
        #expect(try !target(debug: isolated, release: "").isolatesToMainActor)
    }

    @Test func aConfigurationFileStandsBetweenTargetAndProject() throws {
        let files = [
            "App/Base.xcconfig": "#include? \"Config/Names.xcconfig\"\nSWIFT_VERSION = 6.0; // mode\nPRODUCT_MODULE_NAME = Lost\n",
            "App/Config/Names.xcconfig":
                "#include \"../Base.xcconfig\"\r\nNAME=Found \r\nPRODUCT_NAME = $(NAME) $(inherited)\r\nNAME[sdk=x] = No",
        ]
        let found = try target(
            debug: "PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)\";",
            release: "PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)\";",
            fields: "baseConfigurationReference = XC;", files: files)
        #expect(found.swiftVersion == Version(6))
        #expect(found.moduleName == "Found_My_App")
        #expect(try target(fields: "baseConfigurationReference = XC;").swiftVersion == Version(5))
    }

    @Test func aConfigurationFileMayLieInASynchronisedFolder() throws {
        let fields = "baseConfigurationReferenceAnchor = GA; baseConfigurationReferenceRelativePath = Deep/A.xcconfig;"
        let target = try target(fields: fields, files: ["App/Sample/Deep/A.xcconfig": "SWIFT_VERSION = 4.2"])
        #expect(target.swiftVersion == Version(4, 2))
    }

    @Test(
        "is a version if it is made of numbers",
        arguments: [
            ("5", Version(5)), ("13.4", Version(13, 4)), ("5.7.1", Version(5, 7, 1)), ("", nil), ("a", nil), ("5.", nil), ("-1", nil),
            ("1.2.3.4", nil), ("99999999999999999999", nil),
        ])
    func versions(text: String, version: Version?) {
        #expect(Version(text) == version)
    }

    @Test func versionsAreComparedNumberByNumber() {
        #expect(Version(5, 10) > Version(5, 9))
        #expect(Version(13) < Version(13, 0, 1))
    }
}
