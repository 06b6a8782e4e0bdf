import TestSupport
import Testing

@testable import Migration

@Suite struct IgnoreCommentTests {
    private func project(before: String = "", on: String = "", class classComment: String = "") -> SmallProject {
        SmallProject(
            """
            import UIKit

            \(classComment)class TermsViewController: UIViewController {}

            func open() -> UIViewController {
            \(before)    return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController\(on)
            }

            """)
    }

    @Test(arguments: [
        "// sbmigrate:ignore", "//sbmigrate:ignore", "// sbmigrate:ignore storyboard-call", "// sbmigrate:ignore - by hand",
        "// sbmigrate:ignore storyboard-call - by hand", "/* sbmigrate:ignore */", "/* sbmigrate:ignore storyboard-call */",
    ])
    func aCommentLeavesItsSite(comment: String) {
        #expect(project(before: "    \(comment)\n").verdicts == ["ignored-here"])
        #expect(project(on: " \(comment)").verdicts == ["ignored-here"])
        #expect(project(before: "    \(comment)\n    // and another\n\n").verdicts == ["ignored-here"])
        #expect(project(class: "\(comment)\n").verdicts == ["ignored-here"])
        #expect(project(before: "    \(comment)\n").run.outcome.changes.isEmpty)
        #expect(project(before: "    \(comment)\n").run.outcome.diagnostics.isEmpty)
    }

    @Test(arguments: [
        "// sbmigrate:ignore nib-view", "// sbmigrated:ignore", "// see sbmigrate:ignore", "// ignore", "/// sbmigrate:ignore",
    ])
    func anotherCommentDoesNot(comment: String) {
        #expect(project(before: "    \(comment)\n").verdicts == ["Legal"])
    }

    @Test func aCommentOnTheLineBeforeDoesNotReachTheNext() {
        #expect(project(before: "    print(1) // sbmigrate:ignore\n").verdicts == ["Legal"])
    }

    @Test func aCommentThatLeavesNothingIsReported() {
        let diagnostics = project(before: "    // sbmigrate:ignore\n    print(1)\n").run.outcome.diagnostics
        #expect(diagnostics.map(\.code) == ["unused-ignore"])
        #expect(diagnostics.map(\.line) == [6])
        #expect(project(before: "    // sbmigrate:ignore nib-view\n").run.outcome.diagnostics.map(\.code) == ["unused-ignore"])
    }

    @Test func aCommentInAStringIsNone() {
        #expect(project(before: "    print(\"// sbmigrate:ignore\"); print(1)\n").verdicts == ["Legal"])
        #expect(project(before: "    print(\"// sbmigrate:ignore\")\n").run.outcome.diagnostics.isEmpty)
    }
}
