import Testing
import XcodeProject

@Suite("An interface file of a package")
struct PackageInterfaceTests {
    private func model(_ targets: String, tools: String = "5.3") -> BuildModel {
        let text = "// swift-tools-version:\(tools)\nlet package = Package(name: \"Kit\", targets: [\(targets)])"
        return BuildModel(packageManifests: [PackageManifest(path: "Kit/Package.swift", bytes: Array(text.utf8))], projectFiles: [])
    }

    private func names(_ path: String, _ targets: String, tools: String = "5.3") -> [String] {
        model(targets, tools: tools).modules(bundling: path).map(\.name)
    }

    @Test("is a resource since 5.3", arguments: [("5.2", []), ("5.3", ["A"]), ("6.0", ["A"])])
    func toolsVersions(tools: String, modules: [String]) {
        #expect(names("Kit/Sources/A/Deep/Main.storyboard", ".target(name: \"A\")", tools: tools) == modules)
        #expect(names("Kit/Sources/A/Deep/Main.storyboard", ".target(name: name)", tools: tools) == modules)
        #expect(names("Kit/Sources/A/Data.json", ".target(name: \"A\", resources: [.process(\"Data.json\")])", tools: tools) == [])
    }

    @Test(
        "follows the rules of the manifest",
        arguments: [
            ("resources: [.process(\"R\")]", "R/Main.storyboard", true), ("resources: [.process(\"R\")]", "Main.xib", true),
            ("resources: [.process(\"R\", localization: .base)]", "R/Main.storyboard", true),
            ("resources: [.copy(\"R\")]", "R/Main.storyboard", false), ("resources: [.copy(\"R\")]", "Main.storyboard", true),
            ("resources: [Resource.copy(\"R\")]", "R/Main.storyboard", false),
            ("resources: [.copy(\"R/Main.storyboard\")]", "R/Main.storyboard", true),
            ("resources: [.process(\"P\"), .copy(\"./R/\"), ]", "R/Deep/Main.storyboard", false),
            ("resources: [.embedInCode(\"R/Main.xib\")]", "R/Main.xib", false),
            ("exclude: [\"R\"]", "R/Main.storyboard", false), ("exclude: [\"R/Main.storyboard\"]", "R/Main.storyboard", false),
            ("exclude: [\"R\"], resources: [.process(\"R\")]", "R/Main.storyboard", false),
            ("sources: [\"S\"]", "R/Main.storyboard", true), ("", "Try.playground/Main.storyboard", false),
        ])
    func rules(arguments: String, file: String, isBundled: Bool) {
        let target = ".target(name: \"A\"\(arguments.isEmpty ? "" : ", " + arguments))"
        #expect(names("Kit/Sources/A/\(file)", target) == (isBundled ? ["A"] : []))
        #expect(model(target).modules(bundling: "Kit/Sources/A/\(file)").allSatisfy { $0.product == .package && $0.knowsResources })
    }

    @Test(
        "is not known for sure if the manifest computes the rules",
        arguments: [
            "resources: files", "resources: [.process(folder)]", "resources: [.process(\"A\"), file(\"B\")]", "exclude: files",
            "resources: [.process(\"A\")] + more", "resources: files.map { .copy($0) }", "resources: [.process(\"\\(folder)/A\")]",
        ])
    func computedRules(arguments: String) {
        let module = model(".target(name: \"A\", \(arguments))").modules(compiling: "Kit/Sources/A/A.swift").first
        #expect(module?.knowsResources == false)
    }

    @Test func before5_3ItIsKnownThatThereAreNone() {
        let module = model(".target(name: \"A\", exclude: files)", tools: "5.2").modules(compiling: "Kit/Sources/A/A.swift").first
        #expect(module?.knowsResources == true)
    }

    @Test func isNotKnownForSureIfTheManifestComputesItsTargets() {
        let modules = model(".target(name: name)").modules(bundling: "Kit/Sources/A/Main.storyboard")
        #expect(modules.map(\.knowsResources) == [false])
    }

    @Test func belongsToTheInnermostPackage() {
        let manifest = { (path: String, target: String) in
            PackageManifest(path: path, bytes: Array("// swift-tools-version:5.9\nlet p = Package(targets: [\(target)])".utf8))
        }
        let outer = manifest("Package.swift", ".target(name: \"Outer\", path: \".\")")
        let inner = manifest("In/Package.swift", ".target(name: \"Inner\")")
        let model = BuildModel(packageManifests: [outer, inner], projectFiles: [])
        #expect(model.modules(bundling: "In/Sources/Inner/Main.xib").map(\.name) == ["Inner"])
        #expect(model.modules(bundling: "In/Main.xib").map(\.name) == ["Outer"])
    }
}
