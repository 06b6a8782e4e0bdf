import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var version = 1
}

class AboutViewController: UIViewController {
    func makeTerms() -> TermsViewController {
        return TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
    }

    var terms: TermsViewController {
        TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
    }

    func showTerms() {
        let terms: TermsViewController = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        terms.version = 2
        present(terms, animated: true)
        show(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), sender: nil)
    }
}
