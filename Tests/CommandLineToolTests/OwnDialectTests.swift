import Migration
import Testing

@testable import CommandLineTool

/// Dialects that a configuration file describes, and those that need a library.
@Suite struct OwnDialectTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write(
            """
            import UIKit

            final class HelpViewController: UIViewController {}
            final class TermsViewController: UIViewController {}

            func open() {
                _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "HelpViewController") as! HelpViewController
                _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController
            }
            """, to: "App/A.swift")
    }

    private func run(_ words: String...) -> ToolRun {
        ToolRun(words, in: .test(in: project.path), migrate: MigrationEngine.outcome)
    }

    private static let described = """
        {
            "dialect": "ours",
            "dialects": {
                "ours": {
                    "protocol": "Storyboarded", "defaultName": "Main", "defaultIdentifier": "{class}",
                    "identifierCall": "instantiate()",
                    "declaration": ["protocol Storyboarded {}", "extension Storyboarded { static func instantiate() -> Self { fatalError() } }"],
                }
            },
        }
        """

    @Test func sitesBecomeItsCallsAndItsDeclarationIsWritten() throws {
        try project.write(Self.described, to: ".sbmigrate.json")
        let run = run("--allow-dirty")
        #expect(run.exitCode == .success)
        let text = try project.text(of: "App/A.swift")
        #expect(text.contains("final class HelpViewController: UIViewController, Storyboarded {}\n"))
        #expect(text.contains("    _ = HelpViewController.instantiate()\n"))
        #expect(text.contains("final class TermsViewController: UIViewController {}\n"), "no call says its identifier")
        #expect(
            try project.text(of: "App/Storyboarded.swift") == """
                // Storyboarded.swift, written by sbmigrate.

                import UIKit

                protocol Storyboarded {}
                extension Storyboarded { static func instantiate() -> Self { fatalError() } }

                """)
        #expect(self.run("--allow-dirty").errors.contains("Nothing to rewrite"))
    }

    @Test func whatIsShownIsWhatAFileWouldSay() throws {
        try project.write(Self.described, to: ".sbmigrate.json")
        let shown = run("--print-config").output
        #expect(shown.contains("\"dialect\": [\"ours\"], // .sbmigrate.json:2\n"))
        #expect(shown.contains("\"dialects\": {\"ours\": {\"protocol\": \"Storyboarded\", \"defaultName\": \"Main\", "))
    }

    @Test func aNameThatNobodyDescribesIsRefused() {
        let run = run("--dialect", "ours")
        #expect(run.exitCode == .refused)
        #expect(run.errors.hasPrefix("sbmigrate: --dialect does not know 'ours'; it takes instantiatable, loadable, reusable\n"))
    }

    @Test func aTargetWithoutTheLibraryIsNamed() throws {
        try project.write(
            "// swift-tools-version: 5.9\nlet package = Package(name: \"App\", targets: [.target(name: \"App\", path: \"App\")])",
            to: "Package.swift")
        let before = try project.text(of: "App/A.swift")
        let run = run("--dialect", "reusable", "--allow-dirty")
        #expect(run.exitCode == .refused)
        #expect(run.errors.hasPrefix("sbmigrate: nothing shows that this target depends on Reusable:\n  App\nNothing was written. "))
        #expect(try project.text(of: "App/A.swift") == before)
    }

    @Test(arguments: [
        ".target(name: \"App\", dependencies: [\"Reusable\"], path: \"App\")",
        ".target(name: \"App\", dependencies: [.product(name: \"Reusable\", package: \"Reusable\")], path: \"App\")",
    ])
    func aTargetThatDependsOnItIsMigrated(target: String) throws {
        try project.write("// swift-tools-version: 5.9\nlet package = Package(name: \"App\", targets: [\(target)])", to: "Package.swift")
        #expect(run("--dialect", "reusable", "--allow-dirty").exitCode == .success)
        #expect(try project.text(of: "App/A.swift").hasPrefix("import Reusable\nimport UIKit\n"))
    }

    @Test func theLastDialectForNibsDecides() throws {
        try project.write(
            """
            import UIKit
            final class BadgeView: UIView {}
            let badge = UINib(nibName: "BadgeView", bundle: Bundle(for: BadgeView.self)).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
            """, to: "App/A.swift")
        #expect(run("--allow-dirty", "--dry-run", "--dialect", "reusable").output.contains("+let badge = BadgeView.loadFromNib()\n"))
        let mixed = run("--allow-dirty", "--dry-run", "--dialect=reusable", "--dialect=loadable").output
        #expect(mixed.contains("+let badge: BadgeView = UINib.instantiateView()\n"))
    }
}
