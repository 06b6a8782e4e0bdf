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

    static let sound =
        "protocol Storyboarded { static var board: String { get } }\n"
        + "extension Storyboarded { static var board: String { \"Main\" }\n static func make(_ id: String) -> Self { fatalError() } }"

    private func whatIsSaid(of declared: String, _ keys: String = "") throws -> String {
        try project.write("import UIKit\n" + declared, to: "App/P.swift")
        try project.write(
            """
            {"dialect": "ours", "dialects": {"ours": {"protocol": "Storyboarded", "nameMember": "board", "defaultName": "Main",
             "identifierCall": "make(_:)"\(keys)}}}
            """, to: ".sbmigrate.json")
        let run = run("--allow-dirty", "--dry-run")
        return run.output + run.errors
    }

    @Test func theProjectsProtocolIsTaken() throws {
        #expect(try whatIsSaid(of: Self.sound).contains("+    _ = HelpViewController.make(\"HelpViewController\")\n"))
        let opaque = Self.sound.replacing("{ \"Main\" }", with: "{ Names.shared.board() }")
        #expect(try whatIsSaid(of: opaque).contains(".make("), "a default that cannot be read is what the dialect says")
    }

    @Test(arguments: [
        ("static func make", "func make", "is no static function"), (") ->", ") throws ->", "throws or is asynchronous"),
        (") ->", ") async ->", "throws or is asynchronous"), ("-> Self", "-> Self?", "does not give the class that it is called for"),
        ("static func", "private static func", "is private"), ("extension", "fileprivate extension", "is private"),
        ("{ get } }", "{ get }; func fill() }", "asks each class for 'fill', and no extension has a default of it"),
        ("{ get } }", "{ get }; static var other: Int { get } }", "asks each class for 'other'"),
        ("static var board: String { get }", "", "asks for no static 'board'"),
        ("static var board: String { get }", "var board: String { get }", "asks for no static 'board'"),
        ("board: String { get }", "board: Int { get }", "asks for a 'board' that is no 'String'"),
        ("{ get }", "{ get set }", "that can be set"), ("{ \"Main\" }", "{ \"Legal\" }", "has another default of 'board'"),
        ("static var board: String { \"Main\" }", "", "has no default of 'board'"),
    ])
    func aProtocolThatIsNotAsSaidIsLeft(part: String, instead: String, why: String) throws {
        let declared = Self.sound.replacing(part, with: instead, maxReplacements: 1)
        let output = try whatIsSaid(of: declared)
        #expect(output.contains(why) && !output.contains("+    _ = "))
    }

    @Test func theTypeOfTheBundlesMemberIsAsSaid() throws {
        let declared = Self.sound.replacing("{ get } }", with: "{ get }; static var home: Bundle { get } }")
            .replacing("extension Storyboarded {", with: "extension Storyboarded { static var home: Bundle { .main }\n")
        #expect(try whatIsSaid(of: declared, ", \"bundleMember\": \"home\"").contains("asks for a 'home' that is no 'Bundle?'"))
        #expect(try whatIsSaid(of: declared, ", \"bundleMember\": \"home\", \"bundleType\": \"Bundle\"").contains(".make("))
    }
}
