import SourceText
import TestSupport
import Testing

@testable import Migration

/// The declaration of the dialect `loadable` for storyboards, in all its forms.
@Suite(.enabled(if: Compiler.path != nil, Compiler.skipMessage)) struct LoadableDeclarationTests {
    static let forms = ["", "+bundle", "+public", "+bundle+public"].map { "StoryboardLoadable\($0).swift" }

    @Test(arguments: forms) func theTextIsTheFixtures(_ form: String) throws {
        let text = DeclarationText(
            dialect: .storyboardLoadable, hasBundle: form.contains("+bundle"), isPublic: form.contains("+public"), isIsolated: true,
            condition: nil)
        #expect(lineComparison(of: try source(of: form).bytes, and: Array(text.text(of: "StoryboardLoadable.swift").utf8)) == "")
    }

    @Test(arguments: forms) func swift5ModeLetsAnyoneCallIt(_ form: String) throws {
        #expect(try messages(of: form, calledBy: "class Coordinator", mode: 5) == "")
    }

    @Test(arguments: forms) func swift6ModeLetsTheMainActorCallIt(_ form: String) throws {
        #expect(try messages(of: form, calledBy: "@MainActor class Coordinator", mode: 6) == "")
    }

    @Test(arguments: forms) func swift6ModeOnlyWarnsACallerOffTheMainActor(_ form: String) throws {
        let messages = try messages(of: form, calledBy: "class Coordinator", mode: 6)
        #expect(messages.contains("warning: ") && !messages.contains("error: "))
    }

    @Test(
        arguments: [
            (
                "Wrong", "Terms", "Initial",
                "Wrong.storyboard: the initial view controller is UINavigationController, not TermsViewController"
            ),
            ("Empty", "Terms", "Initial", "Empty.storyboard: the initial view controller is nil, not TermsViewController"),
            ("Wrong", "Terms", "", "Wrong.storyboard: \"Terms\" is UIViewController, not TermsViewController"),
            // UIKit ends the app by itself, before anything could be cast.
            ("Wrong", "Gone", "", "Storyboard 'Wrong' doesn't contain a view controller with identifier 'Gone'"),
            ("Gone", "Terms", "", "Could not find a storyboard named 'Gone'"),
        ]
    ) func theTrapSaysWhatWasFound(storyboard: String, identifier: String, call: String, message: String) throws {
        let driver = """
            import UIKit
            final class TermsViewController: UIViewController, StoryboardLoadable {
                static let storyboardName = "\(storyboard)"
                static let storyboardIdentifier = "\(identifier)"
            }
            @MainActor func drive() { _ = UIStoryboard.instantiate\(call)ViewController() as TermsViewController }
            """
        let program = try Program(
            [source(of: Self.forms[0]), SourceFile(path: "Driver.swift", bytes: Array(driver.utf8))], driver: nil,
            named: "loadable-trap-\(storyboard)-\(identifier)-\(call)")
        defer { program.remove() }
        let build = try program.build()
        try #require(build.succeeded, "\(build.errors)")
        let run = try program.run(storyboards: Fixtures.folder + "/Declarations")
        #expect(!run.succeeded)
        #expect(run.errors.contains("Fatal error: \(message)\n"))
    }

    private func source(of form: String) throws -> SourceFile {
        try #require(try Fixtures.files(below: Fixtures.folder + "/Declarations").first { $0.path == form })
    }

    /// What the compiler says of a form with a class that relies on its defaults, one that states all, and a caller.
    private func messages(of form: String, calledBy declaration: String, mode: Int) throws -> String {
        let access = form.contains("public") ? "public" : "internal"
        let caller = """
            import UIKit
            \(access) class ProfileViewController: UIViewController, StoryboardLoadable {
                \(access) class var storyboardName: String { return "Profile" }
            }
            \(access) final class TermsViewController: UIViewController, StoryboardLoadable {
                \(access) static let storyboardName = "Legal"
                \(access) static let storyboardIdentifier = "Terms"
                \(access) static var storyboardBundle: Bundle? { return Bundle(for: TermsViewController.self) }
            }
            \(declaration) {
                func start() {
                    let profile: ProfileViewController = UIStoryboard.instantiateInitialViewController()
                    profile.show(UIStoryboard.instantiateViewController() as TermsViewController, sender: nil)
                }
            }
            """
        let files = try [source(of: form), SourceFile(path: "Caller.swift", bytes: Array(caller.utf8))]
        let program = try Program(files, driver: nil, named: "\(form)-\(mode)-\(declaration.count)")
        defer { program.remove() }
        return try program.check(mode: mode).errors
    }
}
