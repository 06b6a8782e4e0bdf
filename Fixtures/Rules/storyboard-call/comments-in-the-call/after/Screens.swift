import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    func showTerms() {
        // drawn by the lawyers
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
    }
}
