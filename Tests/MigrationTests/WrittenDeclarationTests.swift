import Testing

@testable import Migration

/// A protocol that is declared in the user's words is as public as those say, whatever its classes are.
@Suite struct WrittenDeclarationTests {
    private static let call = """
        import UIKit
        import Legal
        func open() { _ = UIStoryboard(name: "Terms", bundle: nil).instantiateInitialViewController() as! TermsViewController }
        """

    private func verdicts(protocolAccess: String, extensionAccess: String, functionAccess: String) -> [String] {
        var project = SmallProject(package: [
            "Legal/Terms.swift": "import UIKit\npublic class TermsViewController: UIViewController {}\n", "Start/Start.swift": Self.call,
        ])
        let declaration = """
            import UIKit
            \(protocolAccess)protocol Staged: AnyObject { static var stage: String { get } }
            \(extensionAccess)extension Staged where Self: UIViewController { \(functionAccess)static func first() -> Self { fatalError() } }
            """
        let dialect = Dialect(
            name: "own", protocolName: "Staged", origin: .written(declaration), resource: .storyboard,
            file: DialectMember("stage", byDefault: .ofClass), bundle: DialectMember(nil, byDefault: .main),
            functions: [.initialController: .init("first")])
        project.options.use([dialect])
        return project.verdicts
    }

    @Test func anotherModuleCallsItOnlyWhereItIsPublic() {
        #expect(verdicts(protocolAccess: "", extensionAccess: "", functionAccess: "") == ["class-not-found"])
        #expect(verdicts(protocolAccess: "public ", extensionAccess: "", functionAccess: "") == ["class-not-found"])
        #expect(verdicts(protocolAccess: "public ", extensionAccess: "", functionAccess: "public ") == ["Terms"])
        #expect(verdicts(protocolAccess: "public ", extensionAccess: "public ", functionAccess: "") == ["Terms"])
    }
}
