import TestSupport
import Testing

@testable import Migration

/// What code of the dialect `loadable` asks of a class, or makes of it, stays as it is: an inherited name is not overridden.
@Suite struct DialectUseTests {
    private func verdicts(_ use: String) -> [String] {
        let source = """
            import UIKit
            class PageViewController: UIViewController, StoryboardLoadable {
                class var storyboardName: String { return "Pages" }
            }
            class HelpViewController: PageViewController {}
            func open(_ page: PageViewController) {
                \(use)
                print(UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController)
            }
            """
        let declaration = DeclarationText(
            dialect: .storyboardLoadable, hasBundle: false, isPublic: false, isIsolated: true, condition: nil)
        let name = "StoryboardLoadable.swift"
        var project = SmallProject([name: declaration.text(of: name), "Screens.swift": source])
        project.options.use([.storyboardLoadable])
        return project.verdicts
    }

    @Test(arguments: [
        "let help: HelpViewController = UIStoryboard.instantiateViewController()",
        "let help: HelpViewController = UIStoryboard.instantiateInitialViewController()",
        "show(UIStoryboard.instantiateInitialViewController() as HelpViewController)",
        "print(HelpViewController.storyboardName)",
        "print(HelpViewController.storyboardIdentifier)",
        "print(type(of: page).storyboardName)",
        "print(type(of: page).storyboardIdentifier)",
    ])
    func aUseFixesTheName(use: String) { #expect(verdicts(use) == ["class-in-many-storyboards"]) }

    @Test(arguments: ["", "let page: PageViewController = UIStoryboard.instantiateInitialViewController()"])
    func anotherClassIsNotFixed(use: String) { #expect(verdicts(use) == ["Help"]) }
}
