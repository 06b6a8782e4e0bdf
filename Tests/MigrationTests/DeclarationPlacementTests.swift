import Patching
import SourceText
import TestSupport
import Testing

@testable import Migration

/// Where the options say that the protocol is declared.
@Suite struct DeclarationPlacementTests {
    private static let screen = """
        import UIKit

        final class Terms: UIViewController {}

        func f() { _ = UIStoryboard(name: "Terms", bundle: nil).instantiateInitialViewController() as! Terms }

        """

    private func project(_ files: [String: String], _ declaration: MigrationOptions.Declaration) -> SmallProject {
        var project = SmallProject(["App/A.swift": Self.screen].merging(files) { $1 })
        project.options.declaration = declaration
        return project
    }

    private func project(_ declaration: MigrationOptions.Declaration) -> SmallProject { project([:], declaration) }

    private func declaration() -> String {
        DeclarationText(dialect: .instantiatable, hasBundle: false, isPublic: false, isIsolated: true, condition: nil).declaration
    }

    @Test func aNewFileIsTheOneThatIsNamed() {
        let run = project(.newFile("Support/Making.swift")).run
        #expect(run.violations == [])
        #expect(run.outcome.changes.map(\.path) == ["App/A.swift", "Support/Making.swift"])
        #expect(run.outcome.filesToAdd == ["Support/Making.swift"])
    }

    @Test(arguments: [
        ("import UIKit\n\nlet a = 1\n", "import UIKit\n\nlet a = 1\n\n"),
        ("import UIKit\n\nlet a = 1", "import UIKit\n\nlet a = 1\n\n"),
        ("import Foundation // a\nlet a = 1\n", "import Foundation // a\nimport UIKit\nlet a = 1\n\n"),
        ("let a = 1\n", "let a = 1\n\nimport UIKit\n\n"),
        ("import Foundation /* a\nb */\nlet a = 1\n", "import Foundation /* a\nb */\nlet a = 1\n\nimport UIKit\n\n"),
        ("import\nFoundation\n", "import\nFoundation\n\nimport UIKit\n\n"),
        ("import Foundation", "import Foundation\n\nimport UIKit\n\n"),
        ("#if DEBUG\nimport UIKit\n#endif\n", "#if DEBUG\nimport UIKit\n#endif\n\nimport UIKit\n\n"),
        ("#if canImport(UIKit)\nimport UIKit\n#endif\n", "#if canImport(UIKit)\nimport UIKit\n#endif\n\n"),
        ("import Foundation; enum A {\n}\n", "import Foundation; enum A {\n}\n\nimport UIKit\n\n"),
        ("", "import UIKit\n\n"),
    ])
    func anExistingFileGetsItAtItsEnd(before: String, front: String) {
        let project = project(["App/Support.swift": before], .existingFile("App/Support.swift"))
        #expect(project.run.violations == [])
        #expect(
            project.migrated("App/Support.swift") == front
                + (before.hasSuffix("\n") || before.isEmpty ? declaration() : String(declaration().dropLast())))
        #expect(project.run.outcome.filesToAdd == [])
    }

    @Test func anExistingFileKeepsItsLineEndsAndTabs() {
        let before = "import UIKit\r\nstruct A {\r\n\tlet a = 1\r\n}\r\n"
        let project = project(["App/Support.swift": before], .existingFile("App/Support.swift"))
        let expected = declaration().replacing("    ", with: "\t").replacing("\n", with: "\r\n")
        #expect(project.run.violations == [])
        #expect(project.migrated("App/Support.swift") == before + "\r\n" + expected)
    }

    @Test func theFileOfTheClassMayBeTheOne() {
        let project = project(.existingFile("App/A.swift"))
        #expect(project.run.violations == [])
        #expect(project.run.outcome.changes.map(\.path) == ["App/A.swift"])
        #expect(project.migrated("App/A.swift").hasSuffix(declaration()))
    }

    @Test func aFileThatIsNoSwiftIsNotTheOne() {
        let run = project(["App/Broken.swift": "let a = \"\n"], .existingFile("App/Broken.swift")).run
        #expect(run.outcome.changes.map(\.path) == ["App/A.swift", "App/Instantiatable.swift"])
        let notes = run.outcome.diagnostics.filter { $0.code == "declared-elsewhere" }
        #expect(notes.map(\.message) == ["it holds something that is no Swift, so the protocol is declared in App/Instantiatable.swift"])
    }

    @Test(arguments: [
        MigrationOptions.Declaration.newFile("Sources/One/Making.swift"), .existingFile("Sources/One/A.swift"),
    ])
    func aModuleThatDoesNotCompileTheFileGetsItsOwn(declaration: MigrationOptions.Declaration) {
        var project = SmallProject(package: ["One/A.swift": Self.screen, "Two/B.swift": Self.screen])
        project.options.declaration = declaration
        let one = declaration.existingFile ?? "Sources/One/Making.swift"
        #expect(
            Set(project.run.outcome.changes.map(\.path)) == [
                one, "Sources/One/A.swift", "Sources/Two/B.swift", "Sources/Two/Instantiatable.swift",
            ])
        #expect(project.run.outcome.diagnostics.map(\.code) == ["declared-elsewhere"])
        #expect(
            project.run.outcome.diagnostics.map(\.message) == [
                "the module Two does not compile it, so the protocol is declared in Sources/Two/Instantiatable.swift"
            ])
    }

    @Test func withoutADeclarationThatIsSaidOnce() {
        let run = project(.none).run
        #expect(run.outcome.changes.map(\.path) == ["App/A.swift"])
        #expect(run.outcome.diagnostics.map(\.code) == ["not-declared"])
        #expect(run.outcome.filesToAdd == [])
    }

    @Test func aProjectThatDeclaresItNeedsNothing() {
        let text = DeclarationText(dialect: .instantiatable, hasBundle: false, isPublic: false, isIsolated: true, condition: nil)
            .text(of: "Instantiatable.swift")
        for declaration: MigrationOptions.Declaration in [.none, .newFile("App/Making.swift"), .existingFile("App/A.swift")] {
            let run = project(["App/Own.swift": text], declaration).run
            #expect(run.outcome.changes.map(\.path) == ["App/A.swift"])
            #expect(run.outcome.diagnostics == [])
        }
    }

    @Test func anotherFileOfTheNameMatters() {
        let taken = ["Other/Instantiatable.swift": "let a = 1\n"]
        #expect(project(taken, .automatic).verdicts == ["protocol-name-taken"])
        #expect(project(taken, .newFile("App/Making.swift")).verdicts == ["Terms"])
        #expect(project(taken, .newFile("App/Instantiatable.swift")).verdicts == ["protocol-name-taken"])
        #expect(project(taken, .newFile("Other/Instantiatable.swift")).verdicts == ["Terms"])
    }
}
