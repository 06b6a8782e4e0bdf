import Migration
import Testing

@testable import CommandLineTool

/// A storyboard that cannot be read, in a real folder, with the real rules.
@Suite struct BrokenStoryboardTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("// swift-tools-version: 6.0\n", to: "Package.swift")
        try project.write("<document><scenes>\n<scene>\n", to: "App/Terms.storyboard")
    }

    private func writeSite(opening name: String) throws {
        try project.write(
            """
            import UIKit
            final class TermsViewController: UIViewController {}
            func terms() -> UIViewController? {
                return UIStoryboard(name: "\(name)", bundle: nil).instantiateInitialViewController() as! TermsViewController
            }

            """, to: "App/A.swift")
    }

    private func run(_ arguments: String...) -> ToolRun {
        ToolRun(arguments, in: .test(in: project.path), migrate: MigrationEngine.outcome)
    }

    @Test func whatNothingAsksForIsNotRead() throws {
        try writeSite(opening: "Other")
        let run = run("--dry-run")
        #expect(!run.errors.contains("interface-not-readable"))
        #expect(run.exitCode == .success)
    }

    @Test func whatASiteOpensIsAnErrorThatTheExitCodeTells() throws {
        try writeSite(opening: "Terms")
        let run = run("--dry-run")
        #expect(run.errors.hasPrefix("App/Terms.storyboard:"))
        #expect(run.errors.contains("[interface-not-readable]\n"))
        #expect(run.errors.hasSuffix("1 error: see above.\n"))
        #expect(run.exitCode == .incomplete)
    }

    @Test func anExplanationOfAnotherPlaceSaysNothingOfIt() throws {
        try writeSite(opening: "Terms")
        try project.write(
            "import UIKit\nclass Help: UIViewController {}\nlet help = UIStoryboard(name: \"Help\", bundle: nil).instantiateInitialViewController() as! Help\n",
            to: "App/B.swift")
        try project.write("<document><scenes/></document>", to: "App/Help.storyboard")
        let other = run("explain", "App/B.swift:3")
        #expect(other.errors.isEmpty && other.exitCode == .success)
        let own = run("explain", "App/A.swift:4")
        #expect(own.errors.hasPrefix("App/Terms.storyboard:") && own.exitCode == .incomplete)
    }
}
