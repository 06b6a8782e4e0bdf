import XcodeProject

/// A small project file, written as Xcode writes it, with parts that a test replaces.
struct SampleProject {
    var path = "App/Sample.xcodeproj/project.pbxproj"
    var objectVersion = 56
    var projectFields = ""
    var targets = "T1"
    /// Further objects; one with an ID that exists replaces it.
    var objects = ""
    var configurationFiles: [String: String] = [:]

    func read() throws -> ProjectFile {
        let files = ConfigurationFiles(configurationFiles.mapValues { Array($0.utf8) })
        return try ProjectFile(path: path, bytes: Array(text.utf8), configurationFiles: files)
    }

    func firstTarget() throws -> ProjectTarget? { try read().targets.first }

    /// `ID = {isa = …; …};`
    static func object(_ id: String, _ isa: String, _ fields: String) -> String {
        "\t\t\(id) /* \(isa) */ = {\n\t\t\tisa = \(isa);\n\t\t\t\(fields)\n\t\t};\n"
    }

    /// A Swift file in the target `T1`, for lists of children and files to name as `F` and `B` with the suffix.
    static func file(_ suffix: String, path: String, tree: String = "\"<group>\"") -> String {
        """
        \t\tB\(suffix) /* \(path) in Sources */ = {isa = PBXBuildFile; fileRef = F\(suffix) /* \(path) */; };
        \t\tF\(suffix) /* \(path) */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "\(path)"; sourceTree = \(tree); };

        """
    }

    var text: String {
        """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = \(objectVersion);
        \tobjects = {

        /* Begin PBXBuildFile section */
        \(Self.file("1", path: "Main.swift"))
        /* End PBXBuildFile section */
        \(fixedObjects)
        \(objects)
        \t};
        \trootObject = P /* Project object */;
        }

        """
    }

    private var fixedObjects: String {
        Self.object(
            "P", "PBXProject",
            """
            attributes = {LastUpgradeCheck = 1330; }; buildConfigurationList = PL; mainGroup = G; \(projectFields)
            targets = (\(targets), );
            """)
            + Self.object("G", "PBXGroup", "children = (GA /* Sample */, ); sourceTree = \"<group>\";")
            + Self.object("GA", "PBXGroup", "children = (F1, F2, F3, F4, ); path = Sample; sourceTree = \"<group>\";")
            + Self.object(
                "T1", "PBXNativeTarget",
                """
                buildConfigurationList = TL; buildPhases = (S1, R1, ); dependencies = ( ); name = "My App"; \
                productType = "com.apple.product-type.application";
                """)
            + Self.object(
                "S1", "PBXSourcesBuildPhase", "buildActionMask = 2147483647; files = (B1 /* Main.swift in Sources */, B2, B3, B4, );")
            + Self.object("R1", "PBXResourcesBuildPhase", "files = (BR, );")
            + Self.object("PL", "XCConfigurationList", "buildConfigurations = (PD, PR, ); defaultConfigurationName = Release;")
            + Self.object("TL", "XCConfigurationList", "buildConfigurations = (TD, TR, ); defaultConfigurationName = Release;")
            + Self.configuration("PD", "Debug", "SWIFT_VERSION = 5.0; IPHONEOS_DEPLOYMENT_TARGET = 13.0;")
            + Self.configuration("PR", "Release", "SWIFT_VERSION = 5.0; IPHONEOS_DEPLOYMENT_TARGET = 13.0;")
            + Self.configuration("TD", "Debug", "") + Self.configuration("TR", "Release", "")
    }

    static func configuration(_ id: String, _ name: String, _ settings: String, fields: String = "") -> String {
        object(id, "XCBuildConfiguration", "\(fields) buildSettings = {\(settings)}; name = \(name);")
    }
}
