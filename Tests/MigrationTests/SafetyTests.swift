import Patching
import TestSupport
import Testing

@testable import Migration

/// How sure the fixes of a rule count as, where the user says so.
@Suite struct SafetyTests {
    private static let classes = """
        import UIKit
        final class TermsViewController: UIViewController {}
        public final class HomeViewController: UIViewController {
            public class func make() -> HomeViewController {
                return UIStoryboard(name: "HomeViewController", bundle: nil).instantiateInitialViewController() as! HomeViewController
            }
        }
        """
    private static let safeCall = """
        func show() {
            let terms = UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
            print(terms)
        }
        """
    private static let unsafeCall = """
        func show() {
            guard let terms = UIStoryboard(name: "TermsViewController", bundle: nil)
                .instantiateInitialViewController() as? TermsViewController else { return }
            print(terms)
        }
        """

    private func project(_ call: String, _ safety: [String: Safety], appliesUnsafe: Bool = false) -> SmallProject {
        var project = SmallProject(["Classes.swift": Self.classes, "Call.swift": call])
        project.options.safety = safety
        project.options.appliesUnsafe = appliesUnsafe
        return project
    }

    /// Of each rewrite, by rule.
    private func safeties(_ project: SmallProject) -> [String: Safety] {
        let pairs = project.run.outcome.decisions.compactMap { decision -> (String, Safety)? in
            guard case .rewrite(let fix) = decision.outcome else { return nil }
            return (decision.rule, fix.safety)
        }
        return Dictionary(pairs) { $1 }
    }

    @Test func withoutAWordEachFixCountsAsItIs() {
        #expect(safeties(project(Self.safeCall, [:])) == [RuleName.storyboardCall: .safe, RuleName.viewControllerFactory: .safe])
        #expect(safeties(project(Self.unsafeCall, [:]))[RuleName.storyboardCall] == .unsafe)
    }

    @Test func aRulesFixesCanNeedUnsafe() {
        let demoted = [RuleName.storyboardCall: Safety.unsafe]
        let left = project(Self.safeCall, demoted)
        #expect(safeties(left) == [RuleName.storyboardCall: .unsafe, RuleName.viewControllerFactory: .safe])
        #expect(left.migrated("Call.swift") == Self.safeCall)
        #expect(!left.migrated("Classes.swift").contains("TermsViewController: UIViewController, Instantiatable"))
        #expect(left.migrated("Classes.swift").contains("HomeViewController: UIViewController, Instantiatable"))
        let asked = project(Self.safeCall, demoted, appliesUnsafe: true)
        #expect(asked.migrated("Call.swift") == project(Self.safeCall, [:]).migrated("Call.swift"))
    }

    @Test func aRulesUnsafeFixesCanCountAsSafe() {
        let promoted = project(Self.unsafeCall, [RuleName.storyboardCall: .safe])
        #expect(safeties(promoted)[RuleName.storyboardCall] == .safe)
        #expect(promoted.migrated("Call.swift").contains("let terms = TermsViewController.instantiateFromStoryboard()"))
        #expect(promoted.migrated("Classes.swift").contains("TermsViewController: UIViewController, Instantiatable"))
        #expect(project(Self.unsafeCall, [:]).migrated("Call.swift") == Self.unsafeCall)
    }

    /// Its removal is what is unsafe: otherwise it stays, and its body is rewritten.
    @Test func aPublicFactoryGoesWhereItsRuleCountsAsSafe() {
        #expect(project(Self.safeCall, [:]).migrated("Classes.swift").contains("func make"))
        #expect(!project(Self.safeCall, [RuleName.viewControllerFactory: .safe]).migrated("Classes.swift").contains("func make"))
        let demoted = project(Self.safeCall, [RuleName.viewControllerFactory: .unsafe])
        #expect(demoted.migrated("Classes.swift").contains("return UIStoryboard(name: \"HomeViewController\""))
        #expect(!demoted.migrated("Classes.swift").contains("HomeViewController: UIViewController, Instantiatable"))
    }

    @Test func whatIsOfferedIsNoPendingRewrite() {
        var project = project(Self.safeCall, [RuleName.storyboardCall: .unsafe])
        project.options.checks = true
        let pending = project.run.outcome.findings.filter { $0.kind == .pendingRewrite }
        #expect(pending.count == 1)
        project.options.safety = [:]
        #expect(project.run.outcome.findings.filter { $0.kind == .pendingRewrite }.count == 2)
    }
}
