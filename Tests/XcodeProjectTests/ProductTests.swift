import Testing
import XcodeProject

@Suite("A product")
struct ProductTests {
    private func product(_ type: String, settings: String = "") throws -> Product? {
        let target = "buildConfigurationList = TL; buildPhases = (S1, ); name = A; productType = \"\(type)\";"
        let objects = SampleProject.object("T1", "PBXNativeTarget", target) + SampleProject.configuration("TR", "Release", settings)
        let model = BuildModel(packageManifests: [], projectFiles: [try SampleProject(objects: objects).read()])
        return model.modules(compiling: "App/Sample/Main.swift").first?.product
    }

    @Test(
        "follows from the type that Xcode names",
        arguments: [
            ("application", .application), ("application.messages", .application), ("application.watchapp2", .application),
            ("application.on-demand-install-capable", .application), ("app-extension", .appExtension),
            ("app-extension.messages", .appExtension), ("app-extension.intents-service", .appExtension),
            ("tv-app-extension", .appExtension), ("watchkit2-extension", .appExtension), ("extensionkit-extension", .appExtension),
            ("framework", .framework), ("framework.static", .staticLibrary), ("library.static", .staticLibrary),
            ("library.dynamic", .other), ("bundle", .other), ("bundle.unit-test", .tests), ("bundle.ui-testing", .tests),
            ("tool", .other), ("framework.new", .other), ("", .other),
        ] as [(String, Product)])
    func types(type: String, expected: Product) throws {
        #expect(try product("com.apple.product-type." + type) == expected)
    }

    @Test func withoutATypeOfApplesItIsAnother() throws {
        #expect(try product("application") == .other)
    }

    @Test(arguments: [("staticlib", Product.staticLibrary), ("mh_dylib", .framework)])
    func aFrameworkMayBeMadeStatic(type: String, expected: Product) throws {
        #expect(try product("com.apple.product-type.framework", settings: "MACH_O_TYPE = \(type);") == expected)
        #expect(try product("com.apple.product-type.application", settings: "MACH_O_TYPE = \(type);") == .application)
    }
}
