import TestSupport
import Testing

@testable import Migration

/// `check` compares the calls of an adopted protocol with what the class opens.
@Suite struct AdoptedCallCheckTests {
    private func findings(_ call: String, scenes: [(identifier: String, class: String)], isInitial: Bool = false) -> [String] {
        var project = SmallProject([
            "Screen.swift": """
            import UIKit
            protocol Screen { static var scene: String { get } }
            extension Screen where Self: UIViewController {
                static var scene: String { String(describing: self) }
                static func open() -> Self {
                    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: scene) as! Self
                }
                static func first() -> Self { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! Self }
            }
            """,
            "Screens.swift": """
            import UIKit
            class Terms: UIViewController, Screen {}
            class Help: UIViewController, Screen { static let scene = "Aid" }
            func start() { _ = \(call) }
            """,
            "Main.storyboard": InterfaceText.storyboard(scenes, isInitial: isInitial),
        ])
        project.options.checks = true
        project.options.adopted = ["Screen"]
        do { try project.options.adoptProtocols(of: project.input) } catch { return [error.message] }
        return project.run.outcome.findings.map(\.code)
    }

    @Test func theIdentifierIsTheClasss() {
        #expect(findings("Terms.open()", scenes: [("Terms", "Terms")]) == [])
        #expect(findings("Terms.open()", scenes: [("Other", "Terms")]) == ["scene-id-missing"])
        #expect(findings("Terms.open()", scenes: [("Terms", "Help")]) == ["scene-class-mismatch"])
        #expect(findings("Help.open()", scenes: [("Aid", "Help")]) == [])
        #expect(findings("Help.open()", scenes: [("Help", "Help")]) == ["scene-id-missing"])
    }

    @Test func eachFunctionIsComparedWithWhatItMakes() {
        #expect(findings("Terms.first()", scenes: [("Terms", "Terms")], isInitial: true) == [])
        #expect(findings("Terms.first()", scenes: [("Terms", "Terms")]) == ["no-initial-scene"])
        #expect(findings("Terms.open(in: 1)", scenes: []) == [])
    }
}
