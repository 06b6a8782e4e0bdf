import Foundation
import TestSupport
import Testing

@testable import Migration

/// What files prove that lie on the disk and are in no target: forgotten ones, and those of a project that is not at hand.
@Suite struct ForgottenFileTests {
    private static let screens = """
        import UIKit
        class TermsViewController: UIViewController {}
        class AboutViewController: UIViewController {
            func showTerms() {
                guard let terms = storyboard?.instantiateViewController(withIdentifier: "Terms") as? TermsViewController else { return }
                show(terms, sender: nil)
            }
        }
        """
    private static let opening = screens.replacingOccurrences(of: "storyboard?", with: "UIStoryboard(name: \"Main\", bundle: nil)")
    private static let main = InterfaceText.storyboard([("About", "AboutViewController"), ("Terms", "TermsViewController")])
    private static let other = InterfaceText.storyboard([("About", "AboutViewController")])
    private static let apps = InterfaceText.project([("App", "application"), ("Other", "application")])

    private func project(_ files: [String: String]) -> SmallProject {
        SmallProject(files.merging(["X.xcodeproj/project.pbxproj": Self.apps]) { $1 })
    }

    private func crashes(_ files: [String: String]) -> [String] {
        var project = project(files)
        project.options.checks = true
        return project.run.outcome.findings.map(\.code)
    }

    @Test func aFileInATargetCrashesWhereTheSceneIsMissing() {
        #expect(crashes(["App/A.swift": Self.opening, "App/Main.storyboard": Self.other]) == ["scene-id-missing"])
        #expect(crashes(["App/A.swift": Self.opening, "App/Old.storyboard": Self.main]) == ["storyboard-missing"])
    }

    @Test(arguments: ["Lost/Main.storyboard", "App/Main.storyboard", "App/Old.storyboard", "Lost/Old.storyboard"])
    func aFileInNoTargetNeverCrashes(storyboard: String) {
        #expect(crashes(["Lost/A.swift": Self.opening, storyboard: Self.other]) == [])
    }

    @Test func aSceneOfANamesakeIsNoCrashInAFileInNoTarget() {
        let old = Self.main.replacingOccurrences(of: "customClass=\"TermsViewController\"", with: "customClass=\"AboutViewController\"")
        #expect(crashes(["Lost/A.swift": Self.opening, "Lost/Main.storyboard": old]) == [])
        #expect(crashes(["App/A.swift": Self.opening, "App/Main.storyboard": old]) == ["scene-class-mismatch"])
    }

    @Test func aFileInNoTargetOpensAStoryboardInNoTarget() {
        let files = ["Lost/A.swift": Self.opening, "Lost/Main.storyboard": Self.main, "App/Main.storyboard": Self.other]
        #expect(project(files).run.report == ["Lost/A.swift:5: leave file-in-no-target"])
        #expect(project(files.merging(Self.pod) { $1 }).run.report == ["Lost/A.swift:5: rewrite"])
    }

    /// A tool that takes files up by patterns, beside the project.
    private static let pod = ["Kit.podspec": "Pod::Spec.new"]

    @Test(arguments: ["Kit.podspec", "Lost/Kit.podspec", "project.yml", "Project.swift", "Lost/Package.swift"])
    func whatAnotherToolMayCompileIsNotForgotten(manifest: String) {
        #expect(project(["Lost/A.swift": Self.opening, manifest: ""]).run.report != ["Lost/A.swift:5: leave file-in-no-target"])
    }

    @Test func beyondAProjectThatCannotBeReadNothingIsForgotten() {
        let broken = ["Y.xcodeproj/project.pbxproj": "<<<<<<< HEAD\n{}"]
        #expect(project(broken.merging(["Lost/A.swift": Self.opening]) { $1 }).run.report == ["Lost/A.swift:5: rewrite unsafe"])
    }

    @Test func aStoryboardInNoTargetIsInNoBundle() {
        let files = ["App/A.swift": Self.opening, "Lost/Main.storyboard": Self.main]
        #expect(project(files).run.report == ["App/A.swift:5: leave storyboard-missing"])
        #expect(
            project(files).run.outcome.decisions[0].message
                == "no target that compiles this file copies Lost/Main.storyboard to its app")
        #expect(project(files.merging(Self.pod) { $1 }).run.report == ["App/A.swift:5: rewrite unsafe"])
    }

    /// A factory that nobody calls opens a storyboard that nobody copies: the other call decides.
    @Test func aStoryboardInNoTargetHasNoSayInWhatAClassNeeds() {
        let opening = """
            import UIKit
            class TermsViewController: UIViewController {}
            func f() { _ = UIStoryboard(name: "Old", bundle: nil).instantiateInitialViewController() as! TermsViewController }
            func g() { _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController }
            """
        let files = ["App/A.swift": opening, "App/Main.storyboard": Self.main, "Lost/Old.storyboard": Self.main]
        #expect(project(files).run.report == ["App/A.swift:3: leave storyboard-missing", "App/A.swift:4: rewrite"])
    }

    @Test func aSceneThatIsElsewhereIsNamed() {
        let files = ["App/A.swift": Self.opening, "App/Main.storyboard": Self.other, "App/Legal.storyboard": Self.main]
        let message = project(files).run.outcome.decisions[0].message
        #expect(message.hasSuffix("; 'TermsViewController' is in Legal.storyboard as 'Terms'"), "\(message)")
    }

    @Test func aStoryboardInNoTargetDrawsNoClassOfAnApp() {
        let files = ["App/A.swift": Self.screens, "App/Main.storyboard": Self.main, "Lost/Main.storyboard": Self.other]
        #expect(project(files).run.report == ["App/A.swift:5: rewrite"])
    }

    @Test(arguments: [("Other", "rewrite"), ("App", "leave implicit-storyboard"), ("Lost", "rewrite")])
    func aNibMattersOnlyToItsOwnApp(folder: String, verdict: String) {
        let nib = InterfaceText.nib(owner: "AboutViewController", root: "UIView").replacingOccurrences(
            of: "customClass=\"AboutViewController\"",
            with: "customClass=\"AboutViewController\" customModule=\"App\" customModuleProvider=\"target\"")
        let files = ["App/A.swift": Self.screens, "App/Main.storyboard": Self.main, "\(folder)/AboutView.xib": nib]
        #expect(project(files).run.report == ["App/A.swift:5: \(verdict)"])
    }

    @Test func storyboardsOfOneNameAreToldApartByTheirPaths() {
        let files = ["App/A.swift": Self.screens, "App/Main.storyboard": Self.main, "App/Old/Main.storyboard": Self.other]
        let message = project(files).run.outcome.decisions[0].message
        #expect(message == "'AboutViewController' is drawn in several storyboards: App/Main.storyboard, App/Old/Main.storyboard")
    }
}
