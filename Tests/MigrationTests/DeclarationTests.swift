import Patching
import SourceText
import TestSupport
import Testing

@testable import Migration

/// The file that declares the protocol: its text, its place, and how it grows.
@Suite struct DeclarationTests {
    private func text(bundle: Bool = false, isPublic: Bool = false, isIsolated: Bool = true, condition: String? = nil) -> String {
        DeclarationText(dialect: .instantiatable, hasBundle: bundle, isPublic: isPublic, isIsolated: isIsolated, condition: condition)
            .text(of: "Instantiatable.swift")
    }

    @Test(arguments: [("", false, false), ("+bundle", true, false), ("+public", false, true), ("+bundle+public", true, true)])
    func theTextIsTheFixtures(form: String, bundle: Bool, isPublic: Bool) throws {
        let fixture = try #require(
            try Fixtures.files(below: Fixtures.folder + "/Declarations").first { $0.path == "Instantiatable\(form).swift" })
        #expect(lineComparison(of: fixture.bytes, and: Array(text(bundle: bundle, isPublic: isPublic).utf8)) == "")
    }

    @Test(arguments: [("", false, false), ("+bundle", true, false), ("+public", false, true), ("+bundle+public", true, true)])
    func theTextForNibsIsTheFixtures(form: String, bundle: Bool, isPublic: Bool) throws {
        let fixture = try #require(
            try Fixtures.files(below: Fixtures.folder + "/Declarations").first { $0.path == "NibLoadable\(form).swift" })
        #expect(lineComparison(of: fixture.bytes, and: Array(nibText(bundle: bundle, isPublic: isPublic).utf8)) == "")
    }

    private func nibText(bundle: Bool = false, isPublic: Bool = false, isIsolated: Bool = true) -> String {
        DeclarationText(dialect: .nibLoadable, hasBundle: bundle, isPublic: isPublic, isIsolated: isIsolated, condition: nil)
            .text(of: "NibLoadable.swift")
    }

    @Test func withoutIsolationNothingElseChanges() {
        #expect(text(isIsolated: false) == text().replacing("@preconcurrency @MainActor\n", with: ""))
        let isolation = #/ *@preconcurrency @MainActor\n/#
        #expect(nibText(isIsolated: false) == nibText().replacing(isolation, with: ""))
    }

    @Test func aConditionStandsAroundEverything() {
        let plain = text().split(separator: "\n", omittingEmptySubsequences: false)
        let wrapped = text(condition: "os(iOS)").split(separator: "\n", omittingEmptySubsequences: false)
        var expected = plain
        expected.insert("#if os(iOS)", at: 2)
        expected.insert("#endif", at: expected.count - 1)
        #expect(wrapped == expected)
    }

    @Test(arguments: ["\n", "\r\n", "\r"]) func ourOwnFileGrows(lineEnd: String) {
        for (isPublic, isIsolated, condition) in [(false, true, nil), (true, false, nil), (false, false, "os(iOS)")] {
            let old = text(isPublic: isPublic, isIsolated: isIsolated, condition: condition).replacing("\n", with: lineEnd)
            let new = text(bundle: true, isPublic: isPublic, isIsolated: isIsolated, condition: condition).replacing("\n", with: lineEnd)
            #expect(grown(old) == new)
        }
    }

    @Test func ourOwnFileForNibsGrows() {
        for (isPublic, isIsolated) in [(false, true), (true, false), (false, false)] {
            let old = nibText(isPublic: isPublic, isIsolated: isIsolated)
            #expect(grown(old, dialect: .nibLoadable) == nibText(bundle: true, isPublic: isPublic, isIsolated: isIsolated))
        }
    }

    /// The text with the bundle added; nil where that cannot be done.
    private func grown(_ text: String, dialect: Dialect = .instantiatable) -> String? {
        let file = SourceFile(path: "A.swift", bytes: Array(text.utf8))
        return DeclarationGrowth.addingBundle(to: file, dialect: dialect).map { edit in
            String(
                decoding: file.bytes[..<edit.range.bytes.lowerBound] + edit.replacement.utf8 + file.bytes[edit.range.bytes.upperBound...],
                as: UTF8.self)
        }
    }

    @Test func whatElseAFileHoldsStaysWhenItGrows() {
        #expect(grown("let a = 1\n" + text() + "// mine\n") == "let a = 1\n" + text(bundle: true) + "// mine\n")
        let tabs = { (text: String) in text.replacing("    ", with: "\t").replacing("\n", with: "\r\n") }
        #expect(grown(tabs(text())) == tabs(text(bundle: true)))
    }

    @Test func aDeclarationThatWasChangedByHandDoesNotGrow() {
        #expect(grown(text().replacing("    }\n", with: "    } // mine\n")) == nil)
        #expect(grown(text(bundle: true)) == nil)
        #expect(grown("") == nil)
    }

    private static let site = """
        func open() -> UIViewController {
            return UIStoryboard(name: "Legal", bundle: Bundle(for: TermsViewController.self)).instantiateInitialViewController() as! TermsViewController
        }

        """
    private static let terms = "import UIKit\n\nfinal class TermsViewController: UIViewController {}\n\n" + site

    @Test func aBundleThatTheProtocolCannotSayLeavesTheSite() {
        let changed = text().replacing("    }\n", with: "    } // mine\n")
        #expect(SmallProject(["A.swift": Self.terms, "Instantiatable.swift": changed]).verdicts == ["bundle-expression"])
        #expect(SmallProject(["A.swift": Self.terms, "Instantiatable.swift": text()]).verdicts == ["Legal"])
        let locked = SmallProject(["A.swift": Self.terms, "Instantiatable.swift": text()]).with(.outsidePath, "Instantiatable.swift")
        #expect(locked.verdicts == ["outside-path"])
        #expect(locked.run.outcome.changes.map(\.path) == [])
    }

    /// Where the file is created for classes in these files.
    @Test(arguments: [
        (["A.swift"], "Instantiatable.swift"),
        (["App/A.swift"], "App/Instantiatable.swift"),
        (["App/Legal/A.swift", "App/Profile/B.swift"], "App/Instantiatable.swift"),
        (["App/Legal/A.swift", "App/Legal/Deep/B.swift"], "App/Legal/Instantiatable.swift"),
        (["App/A.swift", "App/B.swift", "Other/C.swift"], "App/Instantiatable.swift"),
        (["App/A.swift", "Other/C.swift"], "Instantiatable.swift"),
    ])
    func theFileIsCreatedAmongTheClasses(paths: [String], expected: String) {
        let files = paths.enumerated().map { index, path in
            (path, Self.terms.replacing("TermsViewController", with: "Screen\(index)").replacing("open()", with: "open\(index)()"))
        }
        let run = SmallProject(Dictionary(files) { $1 }).run
        #expect(run.outcome.changes.filter { $0.original == nil }.map(\.path) == [expected])
        #expect(run.outcome.filesToAdd == [expected])
    }

    @Test func aPackageTargetGetsItsOwnAndCompilesIt() {
        let files = ["One/Deep/A.swift": Self.terms, "Two/B.swift": Self.terms]
        let run = SmallProject(package: files).run
        #expect(
            run.outcome.changes.filter { $0.original == nil }.map(\.path) == [
                "Sources/One/Instantiatable.swift", "Sources/Two/Instantiatable.swift",
            ])
        #expect(run.outcome.filesToAdd == [])
    }

    /// Whoever writes finds out that it is there, and stops; nothing is inserted into a file of that name.
    @Test func aFileOfThatNameIsNotEdited() {
        let run = SmallProject(["A.swift": Self.terms, "Instantiatable.swift": "let mine = 1\n"]).run
        #expect(run.outcome.changes.filter { $0.path == "Instantiatable.swift" }.allSatisfy { $0.original == nil })
    }

    private static let publicScreen = terms.replacing("final class", with: "public final class").replacing("Terms", with: "Privacy")
        .replacing("open", with: "other")

    @Test func aPublicClassAmongOthersMakesTheProtocolPublic() {
        let project = SmallProject(["A/A.swift": Self.terms, "A/B.swift": Self.publicScreen])
        #expect(project.migrated("A/Instantiatable.swift") == text(bundle: true, isPublic: true))
    }

    @Test func twoModulesThatShareAFolderShareTheFile() {
        var project = SmallProject(["Shared/A.swift": Self.terms, "Shared/B.swift": Self.publicScreen])
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Shared", targets: [
                .target(name: "One", path: "Shared", sources: ["A.swift"]), .target(name: "Two", path: "Shared", sources: ["B.swift"]),
            ])
            """
        let build = InputFile(source: SourceFile(path: "Package.swift", bytes: Array(manifest.utf8)), access: .editable)
        project.input = MigrationInput(swiftFiles: project.input.swiftFiles, buildFiles: [build])
        #expect(project.verdicts == ["Legal", "Legal"])
        #expect(project.run.violations == [])
        #expect(project.run.outcome.changes.map(\.path) == ["Shared/A.swift", "Shared/B.swift", "Shared/Instantiatable.swift"])
        #expect(project.run.outcome.filesToAdd == ["Shared/Instantiatable.swift"])
    }
}
