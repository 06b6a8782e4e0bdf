import UIKit

@MainActor final class TermsTests {
    var terms: TermsViewController! = TermsViewController.instantiateFromStoryboard()

    func testThatTheyAreNew() {
        terms = TermsViewController.instantiateFromStoryboard()
        print(terms.isNew, PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy").isNew)
    }
}
