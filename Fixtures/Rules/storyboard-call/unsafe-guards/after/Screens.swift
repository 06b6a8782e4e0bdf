import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
    }

    func makeTerms() -> TermsViewController? {
        // The terms of this year.
        // Nobody has drawn them.
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        return terms
    }

    func showSure() {
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
    }

    func showWithMessage() {
        let message = "no terms"
        guard let terms = legal.instantiateInitialViewController() as? TermsViewController else {
            print(message)
            return
        }
        present(terms, animated: true)
    }
}
