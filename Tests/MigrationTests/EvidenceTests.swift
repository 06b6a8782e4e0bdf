import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Migration

/// Which storyboard a site opens, and what it proves, where targets and bundles decide.
@Suite struct EvidenceTests {
    private static let terms =
        "import UIKit\nclass TermsViewController: UIViewController {}\nclass OldViewController: UIViewController {}\n"
    private static let show = """
        import UIKit
        func show() {
            if let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
                print(terms)
            }
        }
        """
    private static let right = InterfaceText.storyboard([("Terms", "TermsViewController")])
    private static let wrong = InterfaceText.storyboard([("Terms", "OldViewController")])
    private static let apps = InterfaceText.project([("App", "application"), ("Other", "application")])
    private static let kit = InterfaceText.project([("App", "application"), ("Kit", "framework")])

    @Test func anAppOpensItsOwnStoryboard() {
        let project = SmallProject([
            "X.xcodeproj/project.pbxproj": Self.apps, "App/A.swift": Self.terms, "App/B.swift": Self.show,
            "App/Legal.storyboard": Self.right, "Other/Legal.storyboard": Self.wrong,
        ])
        #expect(project.run.report == ["App/B.swift:3: rewrite"])
    }

    @Test func aStoryboardOfAnotherAppProvesNothing() {
        let project = SmallProject([
            "X.xcodeproj/project.pbxproj": Self.apps, "App/A.swift": Self.terms, "App/B.swift": Self.show,
            "Other/Legal.storyboard": Self.right,
        ])
        #expect(project.run.report == ["App/B.swift:3: rewrite unsafe"])
        #expect(project.run.outcome.decisions[0].message.contains("no target that the project knows copies Other/Legal.storyboard"))
    }

    @Test func allAppsThatCompileTheSiteMustHaveTheStoryboard() {
        let both = Self.apps.replacingOccurrences(
            of: "fileSystemSynchronizedGroups = (FOther, )", with: "fileSystemSynchronizedGroups = (FOther, FApp, )")
        let legal = ["X.xcodeproj/project.pbxproj": both, "App/A.swift": Self.terms, "App/B.swift": Self.show]
        #expect(SmallProject(legal.merging(["App/Legal.storyboard": Self.right]) { $1 }).run.report == ["App/B.swift:3: rewrite"])
        let without = SmallProject(legal.merging(["Other/Legal.storyboard": Self.right]) { $1 })
        #expect(without.run.report == ["App/B.swift:3: rewrite unsafe"])
    }

    @Test func aFileThatNoTargetCompilesIsComparedWithNothing() {
        let project = SmallProject([
            "X.xcodeproj/project.pbxproj": Self.apps, "Lost/A.swift": Self.terms, "Lost/B.swift": Self.show,
            "App/Legal.storyboard": Self.wrong, "Kit.podspec": "",
        ])
        #expect(project.run.report == ["Lost/B.swift:3: rewrite unsafe"])
    }

    @Test func aFrameworkOpensItsOwnBundle() {
        let show = Self.show.replacingOccurrences(of: "bundle: nil", with: "bundle: Bundle(for: TermsViewController.self)")
        let project = SmallProject([
            "X.xcodeproj/project.pbxproj": Self.kit, "Kit/A.swift": Self.terms, "Kit/B.swift": show, "Kit/Legal.storyboard": Self.right,
            "App/Legal.storyboard": Self.wrong,
        ])
        #expect(project.run.report == ["Kit/B.swift:3: rewrite"])
    }

    @Test func codeOfAFrameworkOpensTheAppsStoryboardByNoBundle() {
        let project = SmallProject([
            "X.xcodeproj/project.pbxproj": Self.kit, "Kit/A.swift": Self.terms, "Kit/B.swift": Self.show,
            "Kit/Legal.storyboard": Self.right,
        ])
        #expect(project.run.report == ["Kit/B.swift:3: rewrite unsafe"])
    }

    @Test(arguments: [("", "rewrite"), ("[[TermsViewController alloc] init];", "leave implicit-storyboard")])
    func anOwnStoryboardIsNotProvenWhereObjectiveCMayMakeTheClass(code: String, outcome: String) {
        let source = """
            import UIKit
            class OldViewController: UIViewController {}
            class TermsViewController: UIViewController {
                func show() -> Any { return storyboard!.instantiateViewController(withIdentifier: "Old") as! OldViewController }
            }
            """
        let storyboard = InterfaceText.storyboard([("Terms", "TermsViewController"), ("Old", "OldViewController")])
        let project = SmallProject(["A.swift": source, "Legal.storyboard": storyboard, "Old.m": "@implementation Old\n\(code)\n@end\n"])
        #expect(project.run.report == ["A.swift:4: \(outcome)"])
    }

    @Test func storyboardsThatDifferAreNoted() {
        let project = SmallProject([
            "A.swift": Self.terms, "B.swift": Self.show, "New/Legal.storyboard": Self.right, "Old/Legal.storyboard": Self.wrong,
        ])
        #expect(project.run.report == ["B.swift:3: rewrite unsafe"])
        let notes = project.run.outcome.diagnostics.filter { $0.code == "storyboard-ambiguous" }
        #expect(notes.map(\.path) == ["New/Legal.storyboard"])
        #expect(notes[0].message.contains("Old/Legal.storyboard"))
    }

    @Test func aDecisionSaysWhatItRestsOn() {
        let project = SmallProject(["A.swift": Self.terms, "B.swift": Self.show, "Legal.storyboard": Self.right])
        let evidence = project.run.outcome.decisions.flatMap(\.evidence)
        #expect(evidence == [Evidence(path: "Legal.storyboard", line: 3, fact: "scene \"Terms\" is a TermsViewController")])
    }

    @Test(arguments: [(show, ["Legal.storyboard"]), ("", [])])
    func aStoryboardIsReadOnlyIfASiteNeedsIt(source: String, wanted: [String]) {
        let read = Mutex<[String]>([])
        let files = ["Legal.storyboard", "Other.storyboard", "View.xib"].map { name in
            LazyFile(path: name) {
                read.withLock { $0.append(name) }
                return .success(Array(Self.right.utf8))
            }
        }
        let input = SmallProject(["A.swift": Self.terms, "B.swift": source]).input
        _ = MigrationEngine.outcome(
            for: MigrationInput(swiftFiles: input.swiftFiles, interfaceFiles: files), options: MigrationOptions())
        #expect(read.withLock { $0 } == wanted)
    }

    @Test func aFileThatCannotBeReadIsOneError() {
        let input = SmallProject(["A.swift": Self.terms, "B.swift": Self.show]).input
        let unreadable = LazyFile(path: "Legal.storyboard") { .failure(LazyFile.Failure(message: "is locked")) }
        let outcome = MigrationEngine.outcome(
            for: MigrationInput(swiftFiles: input.swiftFiles, interfaceFiles: [unreadable]), options: MigrationOptions())
        #expect(outcome.diagnostics.map(\.code) == ["interface-not-readable"])
        #expect(outcome.decisions.map(\.outcome.summary) == ["rewrite unsafe"])
    }
}
