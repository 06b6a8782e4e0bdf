import Patching
import TestSupport
import Testing

@testable import Migration

@Suite struct ReasonTests {
    @Test func codesAreWordsWithHyphens() throws {
        for reason in Reason.allCases {
            #expect(reason.code.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil, "\(reason.code)")
        }
        #expect(Set(Reason.allCases.map(\.code)).count == Reason.allCases.count)
    }

    @Test(arguments: Reason.allCases) func meaningAndAdviceAreSentences(_ reason: Reason) throws {
        for text in [reason.meaning, reason.advice] {
            #expect(text.first?.isUppercase == true || text.hasPrefix("`"), "\(text)")
            #expect(text.hasSuffix(".") && !text.contains("\n") && !text.contains("  "), "\(text)")
        }
        #expect(reason.meaning != reason.advice)
    }

    @Test func noTwoReasonsMeanTheSame() {
        #expect(Set(Reason.allCases.map(\.meaning)).count == Reason.allCases.count)
    }

    /// Those that no fixture can show: fixtures parse, what a file may be used for is not written in it, and the last two are
    /// the engine's safety net.
    private static let shownElsewhere: Set<Reason> = [.notReadable, .outsidePath, .notEditable, .overlaps, .fixWithdrawn]

    @Test func everyOtherReasonHasAFixture() throws {
        let shown = Set(
            try Fixtures.ruleCases().flatMap(\.report).compactMap { $0.split(separator: " ").last.map(String.init) })
        let missing = Reason.allCases.filter { !shown.contains($0.code) && !Self.shownElsewhere.contains($0) }
        #expect(missing.map(\.code) == [])
    }

    private let source = """
        import UIKit

        final class TermsViewController: UIViewController {}

        """
    private let opener = """
        import UIKit

        func open() -> UIViewController {
            return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
        }

        """

    @Test(arguments: [
        (InputFile.Access.outsidePath, "outside-path"), (.ignored, "file-not-editable"), (.excluded, "file-not-editable"),
        (.generated, "file-not-editable"),
    ])
    func aClassThatMustNotBeEditedIsLeft(access: InputFile.Access, code: String) {
        let project = SmallProject(["Opener.swift": opener, "Terms.swift": source]).with(access, "Terms.swift")
        #expect(project.verdicts == [code])
        #expect(project.run.outcome.changes.map(\.path) == [])
    }

    @Test func aClassThatIsRightAsItIsMayBeAnywhere() {
        let done = source.replacing(
            "UIViewController {}", with: "UIViewController, Instantiatable { static let storyboardName = \"Legal\" }")
        let declaration = DeclarationText(dialect: .instantiatable, hasBundle: false, isPublic: false, isIsolated: true, condition: nil)
            .text(of: "Instantiatable.swift")
        let project = SmallProject(["Opener.swift": opener, "Terms.swift": done, "Instantiatable.swift": declaration])
            .with(.outsidePath, "Terms.swift")
        #expect(project.verdicts == ["Legal"])
        #expect(project.run.outcome.changes.map(\.path) == ["Opener.swift"])
    }

    @Test(arguments: [
        (InputFile.Access.outsidePath, [String]()), (.ignored, []), (.excluded, []), (.generated, ["file-not-editable"]),
    ])
    func aSiteThatMustNotBeEditedIsListedOnlyIfItIsTheUsersOwn(access: InputFile.Access, verdicts: [String]) {
        let project = SmallProject(["Opener.swift": opener, "Terms.swift": source]).with(access, "Opener.swift")
        #expect(project.verdicts == verdicts)
        #expect(project.run.outcome.changes.map(\.path) == [])
    }

    @Test(arguments: ["<<<<<<< HEAD\n=======\n>>>>>>> other\n", "func f() {\n", "let text = \"\n", "/* \n", ")\n"])
    func aFileThatIsNoSwiftIsNotEdited(damage: String) throws {
        let project = SmallProject(["Opener.swift": opener + damage, "Terms.swift": source])
        #expect(project.verdicts == ["file-not-readable"])
        #expect(project.run.outcome.diagnostics.map(\.code) == ["file-not-readable"])
        #expect(try #require(project.run.outcome.diagnostics.first?.line) >= 6)
        let other = SmallProject(["Opener.swift": opener, "Terms.swift": source + damage])
        #expect(other.verdicts == ["file-not-readable"])
        #expect(other.run.outcome.changes.map(\.path) == [])
    }
}

@Suite struct RuleDescriptionTests {
    @Test func theExampleIsWhatTheRuleDoes() throws {
        for description in MigrationEngine.ruleDescriptions {
            #expect(description.name.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil)
            #expect(!description.summary.isEmpty && !description.summary.hasSuffix("."))
            guard !description.before.contains("class ") else {
                #expect(SmallProject("import UIKit\n\n\(description.before)\n").migrated() == "import UIKit\n\n\(description.after)\n")
                continue
            }
            let classes = "final class ProfileViewController: UIViewController {}\n\nfinal class BadgeView: UIView {}"
            let surroundings = "import UIKit\n\n\(classes)\n\nfunc open() {\n"
            let indented = { (text: String) in text.split(separator: "\n").map { "    \($0)\n" }.joined() }
            let project = SmallProject(surroundings + indented(description.before) + "}\n")
            #expect(project.migrated().hasSuffix("func open() {\n\(indented(description.after))}\n"), "\(project.migrated())")
        }
    }
}
