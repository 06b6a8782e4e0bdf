import TestSupport
import Testing

@testable import Migration

/// Uses of a factory in files of which it is not known whether they are compiled, and by what.
@Suite struct ForgottenUseTests {
    private static let project = InterfaceText.project([("App", "application"), ("Other", "application")])
    private static let terms = """
        import UIKit
        final class Terms: UIViewController {
            static func make() -> Terms {
                return UIStoryboard(name: "Terms", bundle: nil).instantiateInitialViewController() as! Terms
            }
        }
        """

    /// Whether the factory goes when a file at a path calls it.
    private func goes(besides path: String, _ source: String = "let terms = Terms.make()") -> Bool {
        let project = SmallProject(["X.xcodeproj/project.pbxproj": Self.project, "App/Terms.swift": Self.terms, path: source])
        return !project.migrated("App/Terms.swift").contains("func make")
    }

    @Test func aUseOfTheSameTargetGoesWithTheFactory() {
        #expect(goes(besides: "App/Use.swift"))
    }

    @Test func aUseThatNoKnownTargetCompilesKeepsTheFactory() {
        #expect(!goes(besides: "Lost/Use.swift"))
        #expect(goes(besides: "Lost/Use.swift", "let robot = Robot.make()"))
    }

    @Test func aClassOfThatNameInAnotherTargetIsAnother() {
        #expect(goes(besides: "Other/Use.swift", "enum Terms { static func make() {} }\nlet terms: Void = Terms.make()"))
    }
}
