import UIKit

@MainActor final class TermsTests {
    var terms: TermsViewController! = TermsViewController.make()

    func testThatTheyAreNew() {
        terms = TermsViewController.make()
        print(terms.isNew, PrivacyViewController.make().isNew)
    }
}
