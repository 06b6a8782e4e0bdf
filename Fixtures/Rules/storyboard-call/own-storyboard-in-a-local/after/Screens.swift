import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}

class AboutViewController: UIViewController {
    func showBoth() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        terms.title = privacy.title
        present(terms, animated: true)
    }

    func showShadowing() {
        // Made in code.
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
    }

    func showForced() {
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        present(terms, animated: true)
    }

    func showIf() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        present(terms, animated: true)
    }

    func showAndPass() {
        guard let board = storyboard else { return }
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
        print(type(of: board))
    }
}
