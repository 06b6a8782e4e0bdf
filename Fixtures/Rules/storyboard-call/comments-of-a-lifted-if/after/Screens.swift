import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        // What the lawyers wrote.
        let terms = TermsViewController.instantiateFromStoryboard() // as drawn
        // Its name is short.
        terms.title = "Terms" // of use
        /* Over the
               whole screen. */
        present(terms, animated: true)
        // That is all.
        // no terms, no screen
        print("shown")
    }

    func showAgain() {
        // There is nothing to show.
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
    }
}
