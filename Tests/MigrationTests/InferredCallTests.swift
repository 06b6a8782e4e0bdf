import TestSupport
import Testing

@testable import Migration

/// Calls that do not name the class which they make.
@Suite struct InferredCallTests {
    private static let declaration = DeclarationText(
        dialect: .storyboardLoadable, hasBundle: false, isPublic: false, isIsolated: true, condition: nil
    ).text(of: "StoryboardLoadable.swift")

    private func verdicts(_ call: String) -> [String] {
        let source = """
            import UIKit
            class Base: UIViewController, StoryboardLoadable { class var storyboardName: String { return "A" } }
            class Sub: Base {}
            func old() { \(call) }
            func new() { _ = UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController() as! Sub }
            """
        var project = SmallProject(["A.swift": source, "StoryboardLoadable.swift": Self.declaration])
        project.options.use([.storyboardLoadable])
        return project.verdicts
    }

    @Test(arguments: [
        "let s: Sub = UIStoryboard.instantiateInitialViewController()", "_ = UIStoryboard.instantiateViewController() as Sub",
        "let s: Sub? = UIStoryboard.instantiateInitialViewController() as Sub",
    ])
    func aCallOfTheClassFixesItsName(call: String) {
        #expect(verdicts(call) == ["class-in-many-storyboards"])
    }

    @Test(arguments: ["let b: Base = UIStoryboard.instantiateInitialViewController()", "_ = 1"])
    func aCallOfAnotherDoesNot(call: String) {
        #expect(verdicts(call) == ["Other"])
    }

    /// Whichever dialect the run is for.
    @Test(arguments: [Dialect.storyboardLoadable, .instantiatable]) func theDeclarationHoldsNoSite(dialect: Dialect) {
        var project = SmallProject(["A.swift": "import UIKit\n", "StoryboardLoadable.swift": Self.declaration])
        project.options.use([dialect])
        #expect(project.verdicts == [])
    }
}
