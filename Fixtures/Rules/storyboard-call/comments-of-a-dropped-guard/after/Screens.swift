import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        // The terms of this year.
        // Nobody has drawn them yet.
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
    }

    func showAgain() {
        let terms = TermsViewController.instantiateFromStoryboard() // not drawn
        show(terms, sender: nil)
    }
}
