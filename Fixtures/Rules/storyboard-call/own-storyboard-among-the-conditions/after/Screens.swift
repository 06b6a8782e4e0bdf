import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}

class AboutViewController: UIViewController {
    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        present(terms, animated: true)
    }

    func showIf() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        present(terms, animated: true)
    }

    func showNew(_ isNew: Bool) {
        guard isNew else { return }
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        present(terms, animated: true)
    }

    func showTitled(_ titles: [String]) {
        guard let title = titles.first else { return }
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        terms.title = title
        present(terms, animated: true)
    }
}
