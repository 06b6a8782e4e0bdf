import SourceText
import TestSupport
import Testing

@testable import Migration

/// What `check` finds of view controllers that are made with a nib's name.
@Suite struct NibControllerTests {
    private static let nibs = ["Weather.xib": InterfaceText.nib(owner: "WeatherController", root: "UIView")]

    /// The messages with their codes.
    private func found(in source: String, nibs: [String: String] = nibs) -> [String] {
        var project = SmallProject(nibs.merging(["A.swift": "import UIKit\n\(source)\n"]) { $1 })
        project.options.checks = true
        #expect(project.run.outcome.decisions.isEmpty)
        return project.run.outcome.findings.map { "\($0.code): \($0.message)" }
    }

    private func found(_ call: String, members: String = "") -> [String] {
        found(in: "class Base: UIViewController { \(members) }\nclass WeatherController: Base {}\nfunc f() { \(call) }")
    }

    @Test(arguments: [
        "_ = WeatherController(nibName: \"Wether\", bundle: nil)", "_ = WeatherController.init(nibName: \"Wether\", bundle: .main)",
        "let name = \"Wether\"; g(WeatherController(nibName: name, bundle: Bundle.main))",
    ])
    func aNibThatIsMissingIsACrash(call: String) {
        #expect(found(call) == ["nib-missing: the project has no Wether.xib; 'Weather' is near; 'WeatherController' owns Weather.xib"])
    }

    @Test func theCaseMatters() {
        #expect(found("_ = WeatherController(nibName: \"weather\", bundle: nil)").first?.hasPrefix("case-mismatch: ") == true)
    }

    @Test(arguments: [
        "_ = WeatherController(nibName: \"Weather\", bundle: nil)", "_ = WeatherController(nibName: nil, bundle: nil)",
        "_ = WeatherController(nibName: name(), bundle: nil)", "_ = WeatherController(nibName: \"Gone\", bundle: bundle())",
        "_ = UINib(nibName: \"Gone\", bundle: nil)", "_ = UIViewController(nibName: \"Gone\", bundle: nil)",
        "_ = PodController(nibName: \"Gone\", bundle: nil)", "_ = WeatherController(nibName: \"Gone\", bundle: nil, more: 1)",
    ])
    func whatIsThereOrNotKnownIsNoFinding(call: String) {
        #expect(found(call) == [])
    }

    @Test(arguments: [
        "override func loadView() { view = UIView() }", "override var nibName: String? { return \"Weather\" }",
        "func prepare() { self.view = UIView() }",
        "override init(nibName: String?, bundle: Bundle?) { super.init(nibName: \"Weather\", bundle: bundle) }",
    ])
    func aClassThatBringsItsViewNeedsNoNib(members: String) {
        #expect(found("_ = WeatherController(nibName: \"Gone\", bundle: nil)", members: members) == [])
    }

    private func foundInInitializer(of superclass: String, rest: String = "") -> [String] {
        found(in: "class A: \(superclass) { init() { super.init(nibName: \"Gone\", bundle: nil) } }\n\(rest)")
    }

    @Test func aNameThatTheClassItselfHandsOnIsChecked() {
        #expect(foundInInitializer(of: "UIViewController") == ["nib-missing: the project has no Gone.xib"])
        #expect(foundInInitializer(of: "UIViewController", rest: "class B: A { override func loadView() {} }") == [])
        #expect(foundInInitializer(of: "PodController") == [])
        #expect(foundInInitializer(of: "UITableViewController") == [])
    }

    @Test func withoutAnyNibNothingIsMissed() {
        let source = "class A: UIViewController {}\nfunc f() { _ = A(nibName: \"Gone\", bundle: nil) }"
        #expect(found(in: source, nibs: [:]) == [])
    }
}
