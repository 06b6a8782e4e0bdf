import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        // The terms of this year.
        guard let terms = legal.instantiateInitialViewController() as? TermsViewController else {
            // Nobody has drawn them yet.
            return
        }
        present(terms, animated: true)
    }

    func showAgain() {
        guard let terms = legal.instantiateInitialViewController() as? TermsViewController else { return } // not drawn
        show(terms, sender: nil)
    }
}
