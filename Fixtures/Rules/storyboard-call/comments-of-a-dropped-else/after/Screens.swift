import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    func showTerms() {
        // The lawyers promised to keep it.
        let terms = TermsViewController.instantiateFromStoryboard()
        // swiftlint:disable:next force_cast
        let again = TermsViewController.instantiateFromStoryboard()
        show(again, sender: terms)
    }
}
