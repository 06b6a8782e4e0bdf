import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        guard let terms = legal.instantiateInitialViewController() as? TermsViewController else { return }
        present(terms, animated: true)
    }

    func makeTerms() -> TermsViewController? {
        // The terms of this year.
        guard let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController else {
            // Nobody has drawn them.
            assertionFailure("no terms")
            return nil
        }
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
