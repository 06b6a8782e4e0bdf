import Foundation
import SourceText
import TestSupport
import Testing

@testable import Migration

/// What `check` finds.
@Suite struct FindingTests {
    /// The codes of what is found, each with its place.
    private func findings(_ files: [String: String]) -> [String] {
        var project = SmallProject(files)
        project.options.checks = true
        return project.run.outcome.findings.map { finding in
            switch finding.place {
            case .source(let range): "\(range.path): \(finding.code)"
            case .interface(let path, let line): "\(path):\(line): \(finding.code)"
            }
        }
    }

    private static let classes =
        "import UIKit\nclass TermsViewController: UIViewController, Instantiatable {}\nclass Old: UIViewController {}\n"
    private static let declaration =
        "import UIKit\nprotocol Instantiatable: AnyObject { static var storyboardName: String { get } }\n"
        + "extension Instantiatable where Self: UIViewController {\n static var storyboardName: String { return String(describing: self) }\n"
        + " static func instantiateFromStoryboard() -> Self { return UIStoryboard(name: storyboardName, bundle: nil)"
        + ".instantiateInitialViewController() as! Self }\n"
        + " static func instantiateFromStoryboard(withIdentifier i: String) -> Self { return UIStoryboard(name: storyboardName, bundle: nil)"
        + ".instantiateViewController(withIdentifier: i) as! Self }\n}\n"

    private func rewritten(_ call: String, _ storyboard: String) -> [String] {
        findings([
            "A.swift": Self.classes, "I.swift": Self.declaration, "B.swift": "import UIKit\nfunc f() { _ = TermsViewController.\(call) }\n",
            "TermsViewController.storyboard": storyboard,
        ])
    }

    @Test func aRewrittenCallIsComparedWithItsStoryboard() {
        let storyboard = InterfaceText.storyboard([("Terms", "TermsViewController"), ("Old", "Old")])
        #expect(rewritten("instantiateFromStoryboard()", storyboard) == [])
        #expect(rewritten("instantiateFromStoryboard(withIdentifier: \"Terms\")", storyboard) == [])
        #expect(rewritten("instantiateFromStoryboard(withIdentifier: \"Old\")", storyboard) == ["B.swift: scene-class-mismatch"])
        #expect(rewritten("instantiateFromStoryboard(withIdentifier: \"Gone\")", storyboard) == ["B.swift: scene-id-missing"])
        let headless = InterfaceText.storyboard([("Terms", "TermsViewController")], isInitial: false)
        #expect(rewritten("instantiateFromStoryboard()", headless) == ["B.swift: no-initial-scene"])
    }

    /// UIKit makes what the reference leads to, which stands in another storyboard.
    @Test func aStoryboardReferenceIsNoCrash() {
        let storyboard = InterfaceText.storyboard([("Old", "Old")]).replacing(
            "<viewController storyboardIdentifier=\"Old\"", with: "<viewControllerPlaceholder storyboardIdentifier=\"Terms\"")
        #expect(storyboard.contains("viewControllerPlaceholder"))
        #expect(rewritten("instantiateFromStoryboard(withIdentifier: \"Terms\")", storyboard) == [])
        let call = "UIStoryboard(name: \"TermsViewController\", bundle: nil).instantiateViewController(withIdentifier: \"Terms\")"
        let code = Self.classes + "func f() { _ = \(call) as! TermsViewController }\n"
        #expect(findings(["A.swift": code, "I.swift": Self.declaration, "TermsViewController.storyboard": storyboard]) == [])
    }

    @Test func whatIsNotRewrittenYetIsPending() {
        let found = findings([
            "A.swift": "import UIKit\nclass T: UIViewController {}\n"
                + "func f() { _ = UIStoryboard(name: \"T\", bundle: nil).instantiateInitialViewController() as! T }\n",
            "T.storyboard": InterfaceText.storyboard([("T", "T")]),
        ])
        #expect(found == ["A.swift: pending-rewrite"])
    }

    @Test(arguments: ["as! UITabBarController", "as? UITabBarController"])
    func aCastToAnotherOfUIKitsClassesIsACrash(_ cast: String) {
        let storyboard = InterfaceText.storyboard([("T", "T")])
            .replacingOccurrences(of: "viewController storyboard", with: "navigationController storyboard")
            .replacingOccurrences(of: "customClass=\"T\" customModule=\"App\" customModuleProvider=\"target\" ", with: "")
        let source =
            "import UIKit\nfunc f() { let x = UIStoryboard(name: \"T\", bundle: nil).instantiateInitialViewController() \(cast)\n print(x) }\n"
        #expect(findings(["A.swift": source, "T.storyboard": storyboard]) == ["A.swift: scene-class-mismatch"])
        let right = source.replacingOccurrences(of: "UITabBarController", with: "UINavigationController")
        #expect(findings(["A.swift": right, "T.storyboard": storyboard]) == [])
    }

    private static func badge(_ load: String) -> String {
        "import UIKit\nclass Badge: UIView {\n required init?(coder: NSCoder) { super.init(coder: coder)\n setUp() }\n"
            + " func setUp() { \(load) }\n}\n"
    }

    @Test func aNibThatLoadsItselfIsACrash() {
        let load = "Bundle.main.loadNibNamed(\"Badge\", owner: self, options: nil)"
        let nib = InterfaceText.nib(owner: "Badge", root: "Badge")
        #expect(findings(["A.swift": Self.badge(load), "Badge.xib": nib]) == ["Badge.xib:4: nib-recursion"])
        #expect(findings(["A.swift": Self.badge("print(1)"), "Badge.xib": nib]) == [])
        #expect(findings(["A.swift": Self.badge(load), "Badge.xib": InterfaceText.nib(owner: "Badge", root: "UIView")]) == [])
        let other = load.replacingOccurrences(of: "\"Badge\"", with: "\"Other\"")
        #expect(findings(["A.swift": Self.badge(other), "Badge.xib": nib]) == [])
    }

    @Test func nothingIsCheckedUnlessAskedFor() {
        let project = SmallProject(["A.swift": Self.badge("Bundle.main.loadNibNamed(\"Badge\", owner: self)"), "Badge.xib": "no xml"])
        #expect(project.run.outcome.findings.isEmpty)
        #expect(project.run.outcome.diagnostics.isEmpty)
    }

    /// A crash is no matter of which rules rewrite.
    @Test(arguments: ["storyboard-call", "view-controller-factory"]) func aCrashIsFoundWhicheverRulesTakePart(skipped: String) {
        let factory = """
            import UIKit
            class Terms: UIViewController {
                static func make() -> Terms { return UIStoryboard(name: "Gone", bundle: nil).instantiateInitialViewController() as! Terms }
            }
            func f() { _ = UIStoryboard(name: "Lost", bundle: nil).instantiateInitialViewController() as! Terms }
            """
        var project = SmallProject(["A.swift": factory, "Main.storyboard": InterfaceText.storyboard([("Terms", "Terms")])])
        project.options.checks = true
        project.options.skip = [skipped]
        #expect(project.run.outcome.findings.map(\.code) == ["storyboard-missing", "storyboard-missing"])
        #expect(project.run.outcome.decisions.allSatisfy { $0.rule != skipped })
    }
}
