import Migration
import TestSupport
import Testing

/// What becomes of the statements around a site: constants that go, bodies that move out, comments that stay.
@Suite struct StatementTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let before: String
        /// The body afterwards; the same for what is left.
        let after: String

        init(_ name: String, _ before: String, _ after: String? = nil) {
            testDescription = name
            self.before = before
            self.after = after ?? before
        }

        fileprivate func source(_ body: String, clause: String) -> String {
            let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "        \($0)" }
            return """
                import UIKit

                final class TermsViewController: UIViewController\(clause)
                final class Opener: UIViewController {
                    func open() {
                \(lines.joined(separator: "\n"))
                    }
                    func use(_ controller: UIViewController) {}
                }

                """
        }

        var project: SmallProject { SmallProject(source(before, clause: " {}")) }
        var isLeft: Bool { before == after }
        var expected: String {
            source(after, clause: isLeft ? " {}" : ", Instantiatable {\n    static let storyboardName = \"Legal\"\n}")
        }
    }

    private static let board = #"UIStoryboard(name: "Legal", bundle: nil)"#
    private static let make = "board.instantiateInitialViewController() as! TermsViewController"
    private static let call = "TermsViewController.instantiateFromStoryboard()"

    static let constants = [
        Row("the only use takes it", "let board = \(board)\nuse(\(make))", "use(\(call))"),
        Row("the last of two uses takes it", "let board = \(board)\nuse(\(make))\nuse(\(make))", "use(\(call))\nuse(\(call))"),
        Row(
            "a use that stays keeps it", "let board = \(board)\nuse(\(make))\nprint(board)",
            "let board = \(board)\nuse(\(call))\nprint(board)"),
        Row(
            "a chain of constants goes", "let name = \"Legal\"\nlet board = UIStoryboard(name: name, bundle: nil)\nuse(\(make))",
            "use(\(call))"),
        Row(
            "a name used elsewhere stays",
            "let name = \"Legal\"\nlet board = UIStoryboard(name: name, bundle: nil)\nuse(\(make))\nprint(name)",
            "let name = \"Legal\"\nuse(\(call))\nprint(name)"),
        Row(
            "the first of two declarators goes", "let board = \(board), count = 1\nuse(\(make))\nprint(count)",
            "let count = 1\nuse(\(call))\nprint(count)"),
        Row(
            "the last of two declarators goes", "let count = 1, board = \(board)\nuse(\(make))\nprint(count)",
            "let count = 1\nuse(\(call))\nprint(count)"),
        Row("a comment behind it stays", "let board = \(board) // the terms\nuse(\(make))", "// the terms\nuse(\(call))"),
        Row("a comment above it stays", "// the terms\nlet board = \(board)\nuse(\(make))", "// the terms\nuse(\(call))"),
        Row("a semicolon goes with it", "let board = \(board); use(\(make))", "use(\(call))"),
        Row(
            "a line comment in it does not swallow what follows",
            "let board = UIStoryboard( // the terms\n    name: \"Legal\", bundle: nil); use(\(make))", "// the terms\nuse(\(call))"),
        Row("a blank line around it goes once", "print(1)\n\nlet board = \(board)\n\nuse(\(make))", "print(1)\n\nuse(\(call))"),
        Row(
            "a constant used in a closure goes", "let board = \(board)\nlet later = { self.use(\(make)) }\nlater()",
            "let later = { self.use(\(call)) }\nlater()"),
        Row(
            "a capture of it goes", "let board = \(board)\nlet later = { [board] in self.use(\(make)) }\nlater()",
            "let later = { self.use(\(call)) }\nlater()"),
        Row(
            "a comment in a capture list stays",
            "let board = \(board)\nlet later = { [weak self, /* the terms */ board] in self?.use(\(make)) }\nlater()",
            "let later = { [weak self /* the terms */ ] in self?.use(\(call)) }\nlater()"),
        Row(
            "another one of that name keeps both apart", "let board = \(board)\ndo { let board = 1\n    print(board) }\nuse(\(make))",
            "do { let board = 1\n    print(board) }\nuse(\(call))"),
    ]

    private static let bound = "if let terms = \(board).instantiateInitialViewController() as? TermsViewController"

    static let bodies = [
        Row("the body moves out", "\(bound) {\n    use(terms)\n} else { fatalError() }", "let terms = \(call)\nuse(terms)"),
        Row(
            "deeper lines move by one step", "\(bound) {\n    use(\n        terms)\n} else {\n    fatalError(\"none\")\n}",
            "let terms = \(call)\nuse(\n    terms)"),
        Row(
            "comments in it move with it", "\(bound) {\n    // show\n    use(terms) // now\n} else { fatalError() }",
            "let terms = \(call)\n// show\nuse(terms) // now"),
        Row(
            "comments of the else move up", "\(bound) {\n    use(terms)\n} else {\n    // never\n    fatalError()\n}",
            "// never\nlet terms = \(call)\nuse(terms)"),
        Row(
            "a multi-line string keeps its lines",
            "\(bound) {\n    use(terms)\n    print(\"\"\"\n        a\n        \"\"\")\n} else { fatalError() }",
            "let terms = \(call)\nuse(terms)\nprint(\"\"\"\n        a\n        \"\"\")"),
        Row(
            "a name that is there already needs a block",
            "let terms = 1\n\(bound) {\n    use(terms)\n} else { fatalError() }\nprint(terms)",
            "let terms = 1\ndo {\n    let terms = \(call)\n    use(terms)\n}\nprint(terms)"),
        Row(
            "a defer needs a block", "\(bound) {\n    defer { print(1) }\n    use(terms)\n} else { fatalError() }\nprint(2)",
            "do {\n    let terms = \(call)\n    defer { print(1) }\n    use(terms)\n}\nprint(2)"),
        Row("a body that leaves is left", "\(bound) {\n    use(terms)\n    return\n} else { fatalError() }\nprint(2)"),
        Row("an else that does something is left", "\(bound) {\n    use(terms)\n} else { print(1) }"),
        Row("an empty body is left", "\(bound) {\n    // nothing\n} else { fatalError() }"),
        Row("an else if is left", "if true {\n} else \(bound) {\n    use(terms)\n} else { fatalError() }"),
        Row(
            "the first of two conditions moves in front", "\(bound), true {\n    use(terms)\n} else { fatalError() }",
            "let terms = \(call)\nif true {\n    use(terms)\n} else { fatalError() }"),
        Row(
            "the last of two conditions of an if with an else is left",
            "if true, \(bound.dropFirst(3)) {\n    use(terms)\n} else { fatalError() }"),
        Row(
            "a guard that traps is a let",
            "guard let terms = \(board).instantiateInitialViewController() as? TermsViewController else { fatalError() }\nuse(terms)",
            "let terms = \(call)\nuse(terms)"),
        Row(
            "a comment between let and = is written once",
            "guard let /* the */ terms = \(board).instantiateInitialViewController() as? TermsViewController else { fatalError() }\nuse(terms)",
            "let /* the */ terms = \(call)\nuse(terms)"),
    ]

    /// What the author handled, and what would trap instead.
    static let handled = [
        Row("no else", "\(bound) {\n    use(terms)\n}"),
        Row(
            "a guard that returns",
            "guard let terms = \(board).instantiateInitialViewController() as? TermsViewController else { return }\nuse(terms)"),
    ]

    @Test(arguments: handled) func whatWasHandledIsChangedOnlyWhenAskedFor(_ row: Row) {
        let run = row.project.run
        #expect(run.report.map { $0.split(separator: ": ").last ?? "" } == ["rewrite unsafe"])
        #expect(run.outcome.changes.isEmpty)
    }

    @Test(arguments: constants + bodies) func aBodyBecomes(_ row: Row) {
        let comparison = lineComparison(of: Array(row.expected.utf8), and: Array(row.project.migrated().utf8))
        #expect(comparison.isEmpty, "expected -, made +\n\(comparison)\n\(row.project.run.outcome.decisions.map(\.message))")
        #expect(row.project.verdicts.contains("optional-use") == row.isLeft)
    }

    @Test(arguments: constants + bodies) func aBodyKeepsTheInvariants(_ row: Row) {
        expectMigration(of: row.project.input)
    }
}
