import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}

class AboutViewController: UIViewController {
    func showTerms() {
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
    }
}

extension AboutViewController {
    func showOrReturn() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        present(terms, animated: true)
    }
}
