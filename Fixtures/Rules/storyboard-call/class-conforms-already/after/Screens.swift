import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class PrivacyViewController: UIViewController {
}

extension PrivacyViewController: Instantiatable {}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(UIStoryboard(name: "Old", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(), animated: true)
        present(UIStoryboard(name: "Front", bundle: nil).instantiateInitialViewController() as! PrivacyViewController, animated: true)
    }
}
