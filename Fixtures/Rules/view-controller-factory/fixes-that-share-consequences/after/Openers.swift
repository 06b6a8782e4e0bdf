import UIKit

class LegalOpener: UIViewController {
    func showAll() {
        // The legal texts.
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        present(privacy, animated: true)
    }
}

class PageOpener: UIViewController {
    func showAll() {
        present(PageViewController.instantiateFromStoryboard(), animated: true)
        present(ProfileViewController.instantiateFromStoryboard(), animated: true)
    }

    lazy var profile: UIViewController = ProfileViewController.instantiateFromStoryboard()
}
