import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    func showTerms() {
        // The lawyers draw these screens themselves.
        let terms = TermsViewController.instantiateFromStoryboard() // the first page
        present(terms, animated: true)
    }

    func showTermsAgain() {
        // drawn by the lawyers
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
    }
}
