import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        // What the lawyers wrote.
        if let terms = legal.instantiateInitialViewController() as? TermsViewController { // as drawn
            // Its name is short.
            terms.title = "Terms" // of use
            /* Over the
               whole screen. */
            present(terms, animated: true)
            // That is all.
        } // no terms, no screen
        print("shown")
    }

    func showAgain() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
        } else {
            // There is nothing to show.
        }
    }
}
