import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        guard let board = storyboard, let terms = board.instantiateViewController(withIdentifier: "Terms") as? TermsViewController else { return }
        present(terms, animated: true)
    }

    func showIf() {
        if let board = self.storyboard, let terms = board.instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            present(terms, animated: true)
        }
    }

    func showNew(_ isNew: Bool) {
        guard isNew, let board = storyboard else { return }
        let terms = board.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
        present(terms, animated: true)
    }

    func showTitled(_ titles: [String]) {
        guard let title = titles.first, let terms = storyboard?.instantiateViewController(withIdentifier: "Terms") as? TermsViewController else { return }
        terms.title = title
        present(terms, animated: true)
    }
}
