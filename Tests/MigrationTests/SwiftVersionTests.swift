import TestSupport
import Testing

@testable import Migration

/// Code in Swift 2 is left only where Swift 2 is what compiles it.
@Suite struct SwiftVersionTests {
    private static let screen =
        "import UIKit\nclass Terms: UIViewController {}\n"
        + "func f() { _ = UIStoryboard(name: \"Legal\", bundle: nil).instantiateViewControllerWithIdentifier(\"Terms\") as! Terms }\n"

    private func verdicts(version: String?, rest: String = "") -> [String] {
        let setting = version.map { "SWIFT_VERSION = \($0); " } ?? ""
        let project = InterfaceText.project([("App", "application")], settings: setting)
        return SmallProject(["App/A.swift": Self.screen, "App/B.swift": rest, "App.xcodeproj/project.pbxproj": project]).verdicts
    }

    @Test(arguments: [("2.3", "swift-too-old"), ("3.0", "Legal"), ("5.0", "Legal")])
    func theBuildSays(version: String, verdict: String) {
        #expect(verdicts(version: version) == [verdict])
    }

    @Test(arguments: ["2.3"]) func theBuildKnowsBetterThanTheSpelling(version: String) {
        #expect(verdicts(version: version, rest: "fileprivate let a = 1\n") == ["swift-too-old"])
    }

    /// As projects did not before Xcode 8.
    @Test(arguments: [
        ("", "swift-too-old"), ("func g() { presentViewController(1) }\n", "swift-too-old"), ("fileprivate let a = 1\n", "Legal"),
        ("func present(a: Int) {}\n", "swift-too-old"), ("func represent(a: Int) {}\n", "swift-too-old"),
    ])
    func whereTheBuildSaysNothingTheWholeModuleIsAsked(rest: String, verdict: String) {
        #expect(verdicts(version: nil, rest: rest) == [verdict])
    }

    @Test func anotherModuleHasNoSay() {
        let project = InterfaceText.project([("App", "application"), ("Kit", "framework")])
        let files = ["App/A.swift": Self.screen, "Kit/B.swift": "fileprivate let a = 1\n", "App.xcodeproj/project.pbxproj": project]
        #expect(SmallProject(files).verdicts == ["swift-too-old"])
    }
}
