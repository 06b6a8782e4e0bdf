import UIKit
@testable import App

final class MockTermsViewController: TermsViewController {
    override class func make() -> TermsViewController {
        return MockTermsViewController()
    }
}

@MainActor final class TermsTests {
    func testTerms() {
        print(type(of: MockTermsViewController.make()), type(of: TermsViewController.make()))
        print(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy").isNew, PrivacyViewController.untitled().title ?? "none")
    }
}

extension PrivacyViewController {
    static func untitled() -> PrivacyViewController {
        return instantiateFromStoryboard(withIdentifier: "Privacy")
    }
}
