import UIKit

class LegalOpener: UIViewController {
    func showAll() {
        // The legal texts.
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        let terms = storyboard.instantiateInitialViewController() as! TermsViewController
        present(terms, animated: true)
        let privacy = storyboard.instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
        present(privacy, animated: true)
    }
}

class PageOpener: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "PageViewController", bundle: nil).instantiateInitialViewController() as! PageViewController, animated: true)
        present(ProfileViewController.make(), animated: true)
    }

    lazy var profile: UIViewController = ProfileViewController.make()
}
