import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.instantiateFromStoryboard(), animated: false)
        present(UIStoryboard(name: "Old", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: "A", bundle: nil).instantiateInitialViewController() as! PrivacyViewController, animated: true)
        present(UIStoryboard(name: "B", bundle: nil).instantiateInitialViewController() as! PrivacyViewController, animated: true)
    }
}
