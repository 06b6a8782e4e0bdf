import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showBoth() {
        guard let board = storyboard else { return }
        let terms = board.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
        let privacy = board.instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
        terms.title = privacy.title
        present(terms, animated: true)
    }

    func showShadowing() {
        guard let storyboard = self.storyboard else {
            // Made in code.
            return
        }
        present(storyboard.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }

    func showForced() {
        let board = storyboard!
        present(board.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
        let optional = self.storyboard
        if let terms = optional?.instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            present(terms, animated: true)
        }
    }

    func showIf() {
        if let board = self.storyboard {
            let terms = board.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
            present(terms, animated: true)
        }
    }

    func showAndPass() {
        guard let board = storyboard else { return }
        present(board.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
        print(type(of: board))
    }
}
