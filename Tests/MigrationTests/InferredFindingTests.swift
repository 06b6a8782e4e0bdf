import SourceText
import TestSupport
import Testing

@testable import Migration

/// What `check` finds of calls that do not name the class which they make.
@Suite struct InferredFindingTests {
    private static func declaration(_ dialect: Dialect) -> String {
        DeclarationText(dialect: dialect, hasBundle: false, isPublic: false, isIsolated: true, condition: nil)
            .text(of: dialect.protocolName + ".swift")
    }

    /// The codes of what is found in `B.swift`, which holds some code and sees the classes of this suite.
    private func found(_ code: String, interfaces: [String: String]) -> [String] {
        let classes = """
            import UIKit
            class Terms: UIViewController, StoryboardLoadable { class var storyboardName: String { return "Legal" } }
            final class Imprint: UIViewController, StoryboardLoadable {
                static let storyboardName = "Legal"
                static let storyboardIdentifier = "About"
            }
            final class Special: Terms {}
            class Plain: UIViewController {}
            final class Badge: UIView, NibLoadable {}
            final class Card: UIView, NibLoadable { static let nibName = "CardView" }
            """
        var files = interfaces
        files["A.swift"] = classes
        files["B.swift"] = "import UIKit\n\(code)\n"
        files["StoryboardLoadable.swift"] = Self.declaration(.storyboardLoadable)
        files["NibLoadable.swift"] = Self.declaration(.nibLoadable)
        var project = SmallProject(files)
        project.options.checks = true
        project.options.use([.storyboardLoadable])
        return project.run.outcome.findings.map { finding in
            guard case .source(let range) = finding.place, range.path == "B.swift" else { return "elsewhere: \(finding.code)" }
            return finding.code
        }
    }

    private func found(_ call: String, in scenes: [(String, String)], isInitial: Bool = true) -> [String] {
        found("func f() { \(call) }", interfaces: ["Legal.storyboard": InterfaceText.storyboard(scenes, isInitial: isInitial)])
    }

    private static let spellings = ["let x: # = %", "_ = % as #", "let x: UIViewController = % as #", "var x: #? = %", "g(% as #)"]

    @Test(arguments: spellings) func theIdentifierIsTheClassesOwn(spelling: String) {
        func call(_ name: String) -> String {
            spelling.replacing("%", with: "UIStoryboard.instantiateViewController()").replacing("#", with: name)
        }
        let whole = [("Terms", "Terms"), ("About", "Imprint"), ("Special", "Special")]
        #expect(["Terms", "Imprint", "Special"].flatMap { found(call($0), in: whole) } == [])
        #expect(found(call("Terms"), in: [("Old", "Terms")]) == ["scene-id-missing"])
        #expect(found(call("Imprint"), in: [("Imprint", "Imprint")]) == ["scene-id-missing"])
        #expect(found(call("Imprint"), in: [("About", "Terms")]) == ["scene-class-mismatch"])
        #expect(found(call("Special"), in: [("Special", "Terms")]) == ["scene-class-mismatch"])
        #expect(found(call("Terms"), in: [("Terms", "Special")]) == [])
    }

    @Test(arguments: spellings) func theInitialControllerIsAskedForByItsOwnCall(spelling: String) {
        let call = spelling.replacing("%", with: "UIStoryboard.instantiateInitialViewController()").replacing("#", with: "Imprint")
        #expect(found(call, in: [("Old", "Imprint")]) == [])
        #expect(found(call, in: [("About", "Imprint")], isInitial: false) == ["no-initial-scene"])
        #expect(found(call, in: [("About", "Terms")]) == ["scene-class-mismatch"])
    }

    @Test func aStoryboardThatIsMissingIsSaidWithThePlaceOfTheClass() {
        let storyboards = ["Other.storyboard": InterfaceText.storyboard([("Terms", "Terms")])]
        #expect(found("let x: Terms = UIStoryboard.instantiateViewController()", interfaces: storyboards) == ["storyboard-missing"])
    }

    /// What is not known, or is no call of the dialect, is no finding.
    @Test(arguments: [
        "let x = UIStoryboard.instantiateViewController()", "let x: Plain = UIStoryboard.instantiateViewController()",
        "let x: Unknown = UIStoryboard.instantiateViewController()", "let x: Terms = Other.UIStoryboard.instantiateViewController()",
        "let x: Terms = UIStoryboard.instantiateViewController(a: 1)", "let x: [Terms] = [UIStoryboard.instantiateViewController()]",
        "func g() -> Terms { return UIStoryboard.instantiateViewController() }", "let x: Terms = board.instantiateViewController()",
        "let x: T = UIStoryboard.instantiateViewController()", "let x: Badge = UINib.instantiateView(from: 1)",
        "let x = UINib.instantiateView() is Badge", "let x: UIView = UINib.instantiateView()",
    ])
    func whatIsNotKnownIsNoFinding(code: String) {
        let nib = InterfaceText.nib(holding: "Old")
        let nothing = ["Legal.storyboard": InterfaceText.storyboard([("Old", "Plain")]), "Old.xib": nib]
        #expect(found("func f<T: Terms>(_: T) {\n\(code) }", interfaces: nothing) == [])
    }

    private func foundOfNib(_ call: String, named name: String, root: String) -> [String] {
        found("func f(owner: Any?) { \(call) }", interfaces: [name: InterfaceText.nib(holding: root)])
    }

    @Test(arguments: ["let x: # = UINib.instantiateView()", "_ = UINib.instantiateView(owner: owner) as #"])
    func aNibHoldsTheClass(spelling: String) {
        let (badge, card) = (spelling.replacing("#", with: "Badge"), spelling.replacing("#", with: "Card"))
        #expect(foundOfNib(badge, named: "Badge.xib", root: "Badge") == [])
        #expect(foundOfNib(card, named: "CardView.xib", root: "Card") == [])
        #expect(foundOfNib(badge, named: "Badge.xib", root: "Card") == ["nib-class-mismatch"])
        #expect(foundOfNib(card, named: "Card.xib", root: "Card") == ["nib-missing"])
    }

    /// Nibs have one dialect, whichever storyboards have.
    @Test(arguments: ["instantiatable", "loadable"]) func nibsAreCheckedInEveryDialect(dialect: String) {
        var project = SmallProject([
            "A.swift": "import UIKit\nfinal class Badge: UIView, NibLoadable {}\nlet x: Badge = UINib.instantiateView()\n",
            "NibLoadable.swift": Self.declaration(.nibLoadable), "Other.xib": InterfaceText.nib(holding: "Badge"),
        ])
        project.options.checks = true
        project.options.use(Dialect.builtIn.filter { $0.name == dialect })
        let findings = project.run.outcome.findings
        #expect(findings.map(\.code) == ["nib-missing"])
        #expect(findings.first?.message.hasSuffix("; 'Badge' is in Other.xib") == true)
    }

    /// Whichever dialect is asked for: another run may have been for another one.
    @Test(arguments: ["instantiatable", "loadable"], [Dialect.instantiatable, .storyboardLoadable])
    func theOtherDialectForStoryboardsIsCheckedToo(asked: String, written: Dialect) {
        let call = written.name == "loadable" ? "UIStoryboard.instantiateViewController() as Terms" : "Terms.instantiateFromStoryboard()"
        var project = SmallProject([
            "A.swift": "import UIKit\nfinal class Terms: UIViewController, \(written.protocolName) {\n"
                + "    static let storyboardName = \"Legal\"\n}\n",
            "B.swift": "import UIKit\nfunc f() { _ = \(call) }\n", "P.swift": Self.declaration(written),
            "Other.storyboard": InterfaceText.storyboard([("Terms", "Terms")]),
        ])
        project.options.checks = true
        project.options.use(Dialect.builtIn.filter { $0.name == asked })
        #expect(project.run.outcome.findings.map(\.code) == ["storyboard-missing"])
    }

    /// A protocol of that name which asks for other things, or makes what cannot be read, proves nothing.
    @Test func anotherProtocolOfTheNameProvesNothing() {
        var project = SmallProject([
            "A.swift": "import UIKit\nfinal class Badge: UIView, NibLoadable {}\nlet x: Badge = UINib.instantiateView()\n",
            "NibLoadable.swift": "import UIKit\nprotocol NibLoadable { static var nibName: String { get } }\n"
                + "extension NibLoadable { static var nibName: String { return \"My\" + String(describing: self) } }\n"
                + "extension UINib { static func instantiateView<V: NibLoadable>() -> V { return V.nibName as! V } }\n",
            "Other.xib": InterfaceText.nib(holding: "Badge"),
        ])
        project.options.checks = true
        #expect(project.run.outcome.findings.map(\.code) == [])
    }
}
