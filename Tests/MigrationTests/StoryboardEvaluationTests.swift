import TestSupport
import Testing

@testable import Migration

/// Which storyboard a site opens: the rows of SEMANTICS.md 3.1, and what looks like them and is not.
@Suite struct StoryboardEvaluationTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let verdict: String
        /// What the site's call is made on, perhaps behind statements; the last line is the receiver.
        let body: String
        /// Members of the class around the site.
        let members: String
        /// Declarations beside it.
        let file: String

        init(_ verdict: String, _ body: String, members: String = "", file: String = "") {
            (self.verdict, self.body, self.members, self.file) = (verdict, body, members, file)
        }

        var testDescription: String { "\(verdict): \(body) \(members) \(file)" }

        var project: SmallProject {
            var lines = body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let receiver = lines.removeLast()
            return SmallProject(
                """
                import UIKit

                \(file)
                class TermsViewController: UIViewController {}
                class Opener: UIViewController {
                    \(members)
                    func open(name: String, storyboard handed: UIStoryboard) {
                \(lines.map { "        " + $0 }.joined(separator: "\n"))
                        let terms = \(receiver).instantiateInitialViewController() as! TermsViewController
                        show(terms, sender: nil)
                    }
                }

                """)
        }
    }

    static let resolved = [
        Row("Legal", #"UIStoryboard(name: "Legal", bundle: nil)"#),
        Row("Legal", #"UIStoryboard.init(name: "Legal", bundle: .main)"#),
        Row("Legal", #"UIKit.UIStoryboard(name: "Legal", bundle: Bundle.main)"#),
        Row("Legal", #"UIStoryboard( name : "Legal" , bundle : nil )"#),
        Row("Legal", #"UIStoryboard(name: /* the */ "Legal", bundle: nil)"#),
        Row("Legal", "let board = UIStoryboard(name: \"Legal\", bundle: nil)\nboard"),
        Row("Legal", "let board: UIStoryboard = .init(name: \"Legal\", bundle: nil)\nboard"),
        Row("Legal", "var board = UIStoryboard(name: \"Legal\", bundle: nil)\nboard"),
        Row("Legal", "let name = \"Legal\"\nlet board = UIStoryboard(name: name, bundle: nil)\nboard"),
        Row("Legal", "board", members: #"private let board = UIStoryboard(name: "Legal", bundle: nil)"#),
        Row("Legal", "self.board", members: #"let board = UIStoryboard(name: "Legal", bundle: nil)"#),
        Row("Legal", "board", members: #"private var board = UIStoryboard(name: "Legal", bundle: nil)"#),
        Row("Legal", "board", members: #"var board: UIStoryboard { return UIStoryboard(name: "Legal", bundle: nil) }"#),
        Row("Legal", "board", members: #"var board: UIStoryboard { get { UIStoryboard(name: "Legal", bundle: nil) } }"#),
        Row("Legal", "board()", members: #"func board() -> UIStoryboard { UIStoryboard(name: "Legal", bundle: nil) }"#),
        Row("Legal", "Self.board", members: #"static let board = UIStoryboard(name: "Legal", bundle: nil)"#),
        Row("Legal", "Boards.legal", file: #"enum Boards { static let legal = UIStoryboard(name: "Legal", bundle: nil) }"#),
        Row("Legal", "legal", file: #"let legal = UIStoryboard(name: "Legal", bundle: nil)"#),
        Row(
            "Legal", "UIStoryboard.legal",
            file: #"extension UIStoryboard { static var legal: UIStoryboard { UIStoryboard(name: "Legal", bundle: nil) } }"#),
        Row(
            "Legal", "UIStoryboard.legal()",
            file: #"extension UIStoryboard { class func legal() -> UIStoryboard { .init(name: "Legal", bundle: nil) } }"#),
        Row(
            "Legal", #"UIStoryboard(named: "Legal")"#,
            file: "extension UIStoryboard { convenience init(named name: String) { self.init(name: name, bundle: nil) } }"),
        Row("Legal", "UIStoryboard(name: Names.legal, bundle: nil)", file: #"enum Names { static let legal = "Legal" }"#),
        Row("Legal", "UIStoryboard(name: Names.legal.rawValue, bundle: nil)", file: #"enum Names: String { case legal = "Legal" }"#),
        Row("Legal", "UIStoryboard(name: Names.Legal.rawValue, bundle: nil)", file: "enum Names: String { case Legal }"),
        Row(
            "Legal", "Boards.legal.instance",
            file:
                #"enum Boards: String { case legal = "Legal"; var instance: UIStoryboard { return UIStoryboard(name: rawValue, bundle: nil) } }"#
        ),
        Row("TermsViewController", "UIStoryboard(name: String(describing: TermsViewController.self), bundle: nil)"),
        Row("TermsViewController", #"UIStoryboard(name: "\(TermsViewController.self)", bundle: nil)"#),
        Row("Opener", "UIStoryboard(name: String(describing: type(of: self)), bundle: nil)"),
    ]

    static let undecided = [
        Row("dynamic-storyboard-name", "UIStoryboard(name: name, bundle: nil)"),
        Row("dynamic-storyboard-name", "handed"),
        Row("dynamic-storyboard-name", #"UIStoryboard(name: "Legal" + "Notice", bundle: nil)"#),
        Row("dynamic-storyboard-name", #"UIStoryboard(name: "Legal\(1)", bundle: nil)"#),
        Row("dynamic-storyboard-name", "var board = UIStoryboard(name: \"Legal\", bundle: nil)\nboard = handed\nboard"),
        Row("dynamic-storyboard-name", "let board: UIStoryboard\nboard = UIStoryboard(name: \"Legal\", bundle: nil)\nboard"),
        Row(
            "dynamic-storyboard-name",
            "#if DEBUG\nlet board = UIStoryboard(name: \"A\", bundle: nil)\n#else\nlet board = UIStoryboard(name: \"B\", bundle: nil)\n#endif\nboard"
        ),
        Row("dynamic-storyboard-name", "board", members: #"var board = UIStoryboard(name: "Legal", bundle: nil)"#),
        Row(
            "dynamic-storyboard-name", "board",
            members:
                "private var board = UIStoryboard(name: \"Legal\", bundle: nil)\n    func change() { board = UIStoryboard(name: \"Other\", bundle: nil) }"
        ),
        Row(
            "dynamic-storyboard-name", "board",
            members:
                "#if DEBUG\nlet board = UIStoryboard(name: \"A\", bundle: nil)\n#else\nlet board = UIStoryboard(name: \"B\", bundle: nil)\n#endif"
        ),
        Row("dynamic-storyboard-name", "board", members: "lazy var board: UIStoryboard = { UIStoryboard(name: \"Legal\", bundle: nil) }()"),
        Row(
            "dynamic-storyboard-name", "board", members: #"var board: UIStoryboard { UIStoryboard(name: "Legal", bundle: nil) }"#,
            file: #"class Deep: Opener { override var board: UIStoryboard { UIStoryboard(name: "Deep", bundle: nil) } }"#),
        Row(
            "dynamic-storyboard-name", "board", members: #"var board: UIStoryboard { UIStoryboard(name: "Legal", bundle: nil) }"#,
            file: "protocol Boarding { var board: UIStoryboard { get } }\nextension Opener: Boarding {}"),
        Row(
            "dynamic-storyboard-name", "board(1)",
            members: #"func board(_ number: Int) -> UIStoryboard { UIStoryboard(name: "Legal", bundle: nil) }"#),
        Row(
            "generic-context", "UIStoryboard(name: String(describing: type(of: self)), bundle: nil)", file: "class Deep: Opener {}"),
        Row("implicit-storyboard", "storyboard!"),
        Row("implicit-storyboard", "self.storyboard!"),
        Row("implicit-storyboard", "navigationController!.storyboard!"),
        Row("di-storyboard", #"SwinjectStoryboard.create(name: "Legal", bundle: nil)"#),
    ]

    static let bundles = [
        Row("Legal", #"UIStoryboard(name: "Legal", bundle: Bundle(for: TermsViewController.self))"#),
        Row("Legal", #"UIStoryboard(name: "Legal", bundle: .init(for: TermsViewController.self))"#),
        Row("Legal", "let bundle = Bundle(for: TermsViewController.self)\nUIStoryboard(name: \"Legal\", bundle: bundle)"),
        Row("bundle-expression", #"UIStoryboard(name: "Legal", bundle: Bundle(identifier: "org.example"))"#),
        Row("bundle-expression", #"UIStoryboard(name: "Legal", bundle: nibBundle)"#),
        Row("bundle-expression", #"UIStoryboard(name: "Legal", bundle: Bundle(for: type(of: self)))"#, file: "class Deep: Opener {}"),
        Row("bundle-expression", "var bundle = Bundle.main\nbundle = Bundle()\nUIStoryboard(name: \"Legal\", bundle: bundle)"),
    ]

    @Test(arguments: resolved + undecided + bundles) func aSiteOpens(_ row: Row) {
        #expect(row.project.verdicts == [row.verdict])
    }

    @Test(arguments: resolved + undecided + bundles) func aSiteKeepsTheInvariants(_ row: Row) {
        expectMigration(of: row.project.input)
    }

    /// A name in front of another is given: receiver, name, bundle, class, use.
    @Test(arguments: [
        (#"let vc = UIStoryboard(name: name, bundle: other).instantiateInitialViewController() as? Missing"#, "dynamic-storyboard-name"),
        (#"let vc = UIStoryboard(name: "Legal", bundle: other).instantiateInitialViewController() as? Missing"#, "bundle-expression"),
        (#"let vc = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? Missing"#, "class-not-found"),
        (#"let vc = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? Opener"#, "optional-use"),
        (
            #"let vc = UIStoryboard(name: name, bundle: other).instantiateInitialViewController() as? Missing // sbmigrate:ignore"#,
            "ignored-here"
        ),
    ])
    func theFirstReasonIsGiven(site: String, reason: String) {
        let source =
            "import UIKit\nclass Opener: UIViewController {\n    func open(name: String, other: Bundle) {\n        \(site)\n    }\n}\n"
        #expect(SmallProject(source).verdicts == [reason])
    }
}
