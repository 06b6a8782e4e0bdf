import TestSupport
import Testing

@testable import Migration

/// Which storyboard each class opens after the migration, by the rules of witness dispatch, and what is written for it.
@Suite struct WitnessTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let classes: String
        /// Class and storyboard, one site each.
        let sites: [(type: String, storyboard: String)]
        let verdicts: [String]
        let classesAfter: String

        init(_ name: String, _ classes: String, _ sites: [(String, String)], _ verdicts: [String]? = nil, after: String) {
            testDescription = name
            self.classes = classes
            self.sites = sites.map { (type: $0.0, storyboard: $0.1) }
            self.verdicts = verdicts ?? sites.map(\.1)
            classesAfter = after
        }

        var project: SmallProject {
            let calls = sites.map {
                "    use(UIStoryboard(name: \"\($0.storyboard)\", bundle: nil).instantiateInitialViewController() as! \($0.type))\n"
            }
            let declaration = DeclarationText(
                dialect: .instantiatable, hasBundle: false, isPublic: false, isIsolated: true, condition: nil)
            return SmallProject([
                "Classes.swift": "import UIKit\n\(classes)\n", "Instantiatable.swift": declaration.text(of: "Instantiatable.swift"),
                "Opener.swift": "import UIKit\nfunc use(_ controller: UIViewController) {}\nfunc open() {\n\(calls.joined())}\n",
            ])
        }
    }

    private static let name = "class var storyboardName: String"

    static let rows = [
        Row(
            "the default name is not written", "final class A: UIViewController {}", [("A", "A")],
            after: "final class A: UIViewController, Instantiatable {}"),
        Row(
            "another name is", "final class A: UIViewController {}", [("A", "Legal")],
            after: "final class A: UIViewController, Instantiatable {\n    static let storyboardName = \"Legal\"\n}"),
        Row(
            "a class with subclasses says it so that they can override it", "class A: UIViewController {}\nfinal class B: A {}",
            [("A", "Legal")],
            after: "class A: UIViewController, Instantiatable {\n    \(name) { return \"Legal\" }\n}\nfinal class B: A {}"),
        Row(
            "a subclass overrides it", "class A: UIViewController {}\nfinal class B: A {}", [("A", "Legal"), ("B", "Other")],
            after:
                "class A: UIViewController, Instantiatable {\n    \(name) { return \"Legal\" }\n}\nfinal class B: A {\n    override \(name) { return \"Other\" }\n}"
        ),
        Row(
            "a base class whose default is right is given a member to override", "class A: UIViewController {}\nfinal class B: A {}",
            [("A", "A"), ("B", "Other")],
            after:
                "class A: UIViewController, Instantiatable {\n    \(name) { return String(describing: self) }\n}\nfinal class B: A {\n    override \(name) { return \"Other\" }\n}"
        ),
        Row(
            "a subclass that has its own default needs nothing", "class A: UIViewController {}\nfinal class B: A {}",
            [("A", "A"), ("B", "B")],
            after: "class A: UIViewController, Instantiatable {}\nfinal class B: A {}"),
        Row(
            "a static let above cannot be overridden",
            "class A: UIViewController, Instantiatable { static let storyboardName = \"Legal\" }\nfinal class B: A {}",
            [("B", "Other")], ["inherited-default-witness"],
            after: "class A: UIViewController, Instantiatable { static let storyboardName = \"Legal\" }\nfinal class B: A {}"),
        Row(
            "a static let above that is right is kept",
            "class A: UIViewController, Instantiatable { static let storyboardName = \"Legal\" }\nfinal class B: A {}",
            [("B", "Legal")],
            after: "class A: UIViewController, Instantiatable { static let storyboardName = \"Legal\" }\nfinal class B: A {}"),
        Row(
            "a conformance for all of UIKit's cannot be overridden",
            "extension UIViewController: Instantiatable {}\nfinal class A: UIViewController {}",
            [("A", "Legal")], ["inherited-default-witness"],
            after: "extension UIViewController: Instantiatable {}\nfinal class A: UIViewController {}"),
        Row(
            "a conformance for all of UIKit's gives the default",
            "extension UIViewController: Instantiatable {}\nfinal class A: UIViewController {}",
            [("A", "A")], after: "extension UIViewController: Instantiatable {}\nfinal class A: UIViewController {}"),
        Row(
            "a class that conforms already has its name", "final class A: UIViewController, Instantiatable {}",
            [("A", "Legal"), ("A", "A")],
            ["class-in-many-storyboards", "A"], after: "final class A: UIViewController, Instantiatable {}"),
        Row(
            "the majority decides", "final class A: UIViewController {}", [("A", "Legal"), ("A", "Other"), ("A", "Legal")],
            ["Legal", "class-in-many-storyboards", "Legal"],
            after: "final class A: UIViewController, Instantiatable {\n    static let storyboardName = \"Legal\"\n}"),
        Row(
            "a tie decides nothing", "final class A: UIViewController {}", [("A", "Legal"), ("A", "Other")],
            ["class-in-many-storyboards", "class-in-many-storyboards"], after: "final class A: UIViewController {}"),
        Row(
            "a member with the right value is kept", "final class A: UIViewController { static let storyboardName = \"Legal\" }",
            [("A", "Legal")],
            after: "final class A: UIViewController, Instantiatable { static let storyboardName = \"Legal\" }"),
        Row(
            "a private one is widened", "final class A: UIViewController { private static let storyboardName = \"Legal\" }",
            [("A", "Legal")],
            after: "final class A: UIViewController, Instantiatable { static let storyboardName = \"Legal\" }"),
        Row(
            "a member with another value forbids", "final class A: UIViewController { static let storyboardName = \"Mine\" }",
            [("A", "Legal")],
            ["member-exists"], after: "final class A: UIViewController { static let storyboardName = \"Mine\" }"),
        Row(
            "a member that is no string forbids",
            "enum Name { case legal }\nfinal class A: UIViewController { static let storyboardName = Name.legal }",
            [("A", "Legal")], ["member-exists"],
            after: "enum Name { case legal }\nfinal class A: UIViewController { static let storyboardName = Name.legal }"),
        Row(
            "a class that is not UIKit's above forbids a member", "final class A: PodViewController {}", [("A", "Legal")],
            ["base-not-readable"],
            after: "final class A: PodViewController {}"),
        Row(
            "but not a bare conformance", "final class A: PodViewController {}", [("A", "A")],
            after: "final class A: PodViewController, Instantiatable {}"),
    ]

    @Test(arguments: rows) func classesBecome(_ row: Row) {
        #expect(row.project.verdicts == row.verdicts)
        let comparison = lineComparison(
            of: Array("import UIKit\n\(row.classesAfter)\n".utf8), and: Array(row.project.migrated("Classes.swift").utf8))
        #expect(comparison.isEmpty, "expected -, made +\n\(comparison)")
    }

    @Test(arguments: rows) func classesKeepTheInvariants(_ row: Row) {
        expectMigration(of: row.project.input)
    }

    /// Whatever order classes are looked at in: the files' names turn it round.
    @Test(arguments: [["A", "B", "C", "D"], ["D", "C", "B", "A"], ["C", "A", "D", "B"]])
    func theTopmostClassThatMakesSelfBindsAllBelow(files: [String]) {
        let classes = [
            "class A: UIViewController { static func a() -> Self { return \(Self.made(from: "One")) as! Self } }",
            "class B: A { static func b() -> Self { return \(Self.made(from: "Two")) as! Self } }",
            "class C: B { static func c() -> Self { return \(Self.made(from: "Three")) as! Self } }",
            "class D: C {}\nfunc d() { _ = \(Self.made(from: "Two")) as! D }",
        ]
        let sources = zip(files, classes).map { ("\($0).swift", "import UIKit\n" + $1) }
        let decisions = SmallProject(Dictionary(sources) { $1 }).run.outcome.decisions
        let left = decisions.filter { if case .leave = $0.outcome { true } else { false } }.map(\.message)
        #expect(left == Array(repeating: "'A' makes it from One too", count: 3))
        #expect(decisions.count == 4)
    }

    private static func made(from storyboard: String) -> String {
        "UIStoryboard(name: \"\(storyboard)\", bundle: nil).instantiateInitialViewController()"
    }
}
