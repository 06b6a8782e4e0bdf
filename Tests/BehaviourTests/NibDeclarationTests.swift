import SourceText
import TestSupport
import Testing

/// The declaration for nibs that a migration generates, in all its forms.
@Suite(.enabled(if: Compiler.path != nil, Compiler.skipMessage)) struct NibDeclarationTests {
    static let forms = ["", "+bundle", "+public", "+bundle+public"].map { "NibLoadable\($0).swift" }

    @Test(arguments: forms) func swift5ModeLetsAnyoneCallIt(_ form: String) throws {
        #expect(try messages(of: form, calledBy: "class Coordinator", mode: 5) == "")
    }

    @Test(arguments: forms) func swift6ModeLetsTheMainActorCallIt(_ form: String) throws {
        #expect(try messages(of: form, calledBy: "@MainActor class Coordinator", mode: 6) == "")
    }

    /// As with UIKit itself.
    @Test(arguments: forms) func swift6ModeOnlyWarnsACallerOffTheMainActor(_ form: String) throws {
        let messages = try messages(of: form, calledBy: "class Coordinator", mode: 6)
        #expect(messages.contains("warning: ") && !messages.contains("error: "))
    }

    /// Where there is no nib at all, UIKit ends the app by itself, before anything could be cast.
    @Test(arguments: [
        ("Plain", "Plain.xib: the first object is UIView, not BadgeView"), ("Bare", "Bare.xib: the first object is nil, not BadgeView"),
        ("Gone", "Could not load NIB in bundle with name 'Gone'"),
    ])
    func theTrapSaysWhatWasFound(nib: String, message: String) throws {
        let driver = """
            import UIKit
            final class BadgeView: UIView, NibLoadable { static let nibName = "\(nib)" }
            @MainActor func drive() { _ = UINib.instantiateView() as BadgeView }
            """
        let program = try Program(
            [source(of: Self.forms[0]), SourceFile(path: "Driver.swift", bytes: Array(driver.utf8))], driver: nil, named: "trap-\(nib)")
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
            \(access) class BadgeView: UIView, NibLoadable {}
            \(access) final class CardView: UIView, NibLoadable {
                \(access) static let nibName = "Card"
                \(access) static var nibBundle: Bundle? { return Bundle(for: CardView.self) }
            }
            \(declaration) {
                func start() {
                    let badge: BadgeView = UINib.instantiateView()
                    badge.addSubview(UINib.instantiateView(owner: badge) as CardView)
                }
            }
            """
        let files = try [source(of: form), SourceFile(path: "Caller.swift", bytes: Array(caller.utf8))]
        let program = try Program(files, driver: nil, named: "\(form)-\(mode)-\(declaration.count)")
        defer { program.remove() }
        return try program.check(mode: mode).errors
    }
}
