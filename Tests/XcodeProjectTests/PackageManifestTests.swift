import Testing
import XcodeProject

@Suite("A package manifest")
struct PackageManifestTests {
    private func manifest(_ text: String, path: String = "Kit/Package.swift") -> PackageManifest {
        PackageManifest(path: path, bytes: Array(text.utf8))
    }

    private func package(_ targets: String, tools: String = "5.7", rest: String = "") -> PackageManifest {
        manifest(
            """
            // swift-tools-version: \(tools)
            import PackageDescription

            let package = Package(
                name: "Kit",
                platforms: [.macOS(.v11), .iOS(.v13)],
                products: [.executable(name: "Kit", targets: ["A"]), .plugin(name: "Tool", targets: ["Tool"])],
                dependencies: [.package(url: "https://example.com/a.git", from: "1.0.0")],
                targets: [
                    \(targets)
                ]\(rest)
            )
            """)
    }

    @Test(
        "says its tools version",
        arguments: [
            ("// swift-tools-version:5.3\n", Version(5, 3)), ("//swift-tools-version: 5.10 \r\n", Version(5, 10)),
            ("\n// swift-tools-version: 6.0;(experimental)", Version(6)), ("\u{FEFF}// Swift-Tools-Version:5.7.1\n", Version(5, 7, 1)),
            ("import PackageDescription\n// swift-tools-version:5.3\n", Version(3, 1)), ("", Version(3, 1)),
            ("// swift-tools-version:new\n", Version(3, 1)),
        ])
    func toolsVersions(text: String, version: Version) {
        #expect(manifest(text).toolsVersion == version)
    }

    @Test func namesTargetsOfEveryKindWithSources() {
        let kinds = package(
            """
            .target(name: "A"), .executableTarget(name: "B", dependencies: []), Target.testTarget(name: "ATests"),
            .macro(name: "M", dependencies: []), .plugin(name: "Tool", capability: .buildTool()), .binaryTarget(name: "X", path: "X.zip"),
            .systemLibrary(name: "Y"),
            """
        ).targets.map { "\($0.kind) \($0.name)" }
        #expect(kinds == ["target A", "testTarget ATests", "executableTarget B", "macro M", "plugin Tool"])
    }

    @Test func aDependencyIsNoTarget() {
        let found = package(
            """
            .target(name: "A", dependencies: [.target(name: "B", condition: .when(platforms: [.iOS])), "C",
                .product(name: "D", package: "d"), .byName(name: "E"), named("F")]),
            .target(name: "B", path: "Elsewhere"),
            """,
            rest: ")\nlet shared: [Target.Dependency] = [.target(name: \"B\")"
        ).targets
        #expect(found.map(\.name) == ["A", "B"])
        #expect(found[0].dependencies == ["B", "C", "D", "E"])
        #expect(found[1].folders == ["Kit/Elsewhere"])
    }

    @Test func aSharedDependencyInFrontIsNoTargetEither() {
        let found = manifest(
            """
            // swift-tools-version:5.7
            let shared: [Target.Dependency] = [.target(name: "B")]
            let package = Package(name: "Kit", targets: [.target(name: "B", path: "Elsewhere", swiftSettings: [])])
            """)
        #expect(found.targets.map(\.folders) == [["Kit/Elsewhere"]])
    }

    @Test(
        "knows where a target lies",
        arguments: [
            (".target(name: \"A\")", ["Kit/Sources/A", "Kit/Source/A", "Kit/src/A", "Kit/srcs/A"]),
            (".testTarget(name: \"A\")", ["Kit/Tests/A", "Kit/Sources/A", "Kit/Source/A", "Kit/src/A", "Kit/srcs/A"]),
            (".target(name: \"A\", path: \"./P/\")", ["Kit/P"]), (".target(name: \"A\", path: \"../Q\")", ["Q"]),
            (".target(name: \"A\", path: \".\")", ["Kit"]), (".target(name: \"A\", path: folder)", []),
            (".target(name: \"A\", path: \"\\(folder)/A\")", []), (".target(name: \"A\", path: \"../../Q\")", []),
            (".target(name: \"A\", path: #\"R\"#)", ["Kit/R"]),
        ])
    func folders(text: String, folders: [String]) {
        #expect(package(text).targets.map(\.folders) == [folders])
    }

    @Test func since5_9TheOnlyTargetOfItsKindMayHaveTheWholeFolder() {
        let one = package(".target(name: \"A\"), .testTarget(name: \"ATests\")", tools: "5.9")
        #expect(one.targets.map { $0.folders.contains("Kit/Sources") } == [true, false])
        #expect(one.targets[1].folders.last == "Kit/Tests")
        let two = package(".target(name: \"A\"), .target(name: \"B\")", tools: "5.9")
        #expect(two.targets.allSatisfy { !$0.folders.contains("Kit/Sources") })
        #expect(!package(".target(name: \"A\")", tools: "5.8").targets[0].folders.contains("Kit/Sources"))
    }

    @Test func commentsAndStringsHideTheirText() {
        let found = package(
            """
            // .target(name: "No"),
            /* .target(name: "No"), /* nested */ .target(name: "No") */
            .target(name: /* the name */ "A", exclude: [".target(name: \\"No\\")", "b // c"]), // .target(name: "No")
            .target(name: "B", path: "x\\(join(["a", ")"], with: ".target(name: 1)"))y"),
            """)
        #expect(found.targets.map(\.name) == ["A", "B"])
        #expect(!found.computesTargets)
    }

    @Test(arguments: [".target(name: name)", ".target(name: \"\\(prefix)Kit\")", "] + names.map { .target(name: $0) } + ["])
    func aComputedNameIsSaid(targets: String) {
        let found = package(targets)
        #expect(found.computesTargets)
        #expect(found.targets.isEmpty)
    }

    @Test func readsExcludeAndSources() {
        let target = package(".target(name: \"A\", exclude: [\"x\", \"y/z.swift\"], sources: [\"s\"])").targets[0]
        #expect(target.exclude == ["x", "y/z.swift"])
        #expect(target.sources == ["s"])
        #expect(package(".target(name: \"A\")").targets[0].sources == nil)
    }

    @Test(
        "says its language mode",
        arguments: [
            ("5.7", "", Version(5)), ("6.1", "", Version(6)), ("4.2", "", Version(4, 2)), ("4.0", "", Version(4)),
            ("6.0", ", swiftLanguageModes: [.v5]", Version(5)), ("5.1", ", swiftLanguageVersions: [.v4, .v4_2, .v5]", Version(5)),
            ("5.9", ", swiftLanguageVersions: [.version(\"6\")]", Version(6)), ("4.0", ", swiftLanguageVersions: [3, 4]", Version(4)),
        ])
    func languageModes(tools: String, rest: String, version: Version) {
        #expect(package(".target(name: \"A\")", tools: tools, rest: rest).swiftVersion == version)
    }

    @Test func aTargetMaySetItsOwnModeAndIsolation() {
        let target = package(
            ".target(name: \"A\", swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]), .target(name: \"B\")"
        ).targets
        #expect(target.map(\.swiftVersion) == [Version(5), nil])
        #expect(target.map(\.isolatesToMainActor) == [true, false])
    }

    @Test(
        "says the lowest iOS",
        arguments: [
            (".iOS(.v13)", Version(13)), (".iOS(\"13.4\")", Version(13, 4)), (".macOS(.v11), .iOS(.v12_1)", Version(12, 1)),
            (".macOS(.v11)", nil), (".iOS(version)", nil),
        ])
    func platforms(text: String, version: Version?) {
        #expect(manifest("let package = Package(name: \"A\", platforms: [\(text)])").deploymentTarget == version)
    }

    @Test func readsTheManifestsOfSwift3() {
        let found = manifest(
            "let package = Package(name: \"A\", targets: [Target(name: \"A\", dependencies: [\"B\"]), Target(name: \"B\")])")
        #expect(found.targets.map(\.name) == ["A", "B"])
        #expect(found.targets[0].dependencies == ["B"])
    }
}
