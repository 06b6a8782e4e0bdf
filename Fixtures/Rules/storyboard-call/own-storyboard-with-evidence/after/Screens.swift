import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: false)
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        show(terms, sender: nil)
    }

    func showIfDrawn() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        present(terms, animated: true)
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        present(privacy, animated: true)
    }

    func showWithoutCast() {
        let terms: UIViewController = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        present(terms, animated: true)
        let privacy: UIViewController? = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        print(privacy == nil)
        let again: UIViewController = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        show(again, sender: nil)
    }
}

extension AboutViewController {
    func showLater() {
        let show = { self.present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true) }
        show()
    }
}
