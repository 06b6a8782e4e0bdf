import UIKit

@objc(LegalTermsViewController)
class TermsViewController: UIViewController {}

@objc(LegalPrivacyViewController)
class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "PrivacyViewController"
}

class AboutViewController: UIViewController {
    func showAll() {
        let legal = UIStoryboard(name: String(describing: TermsViewController.self), bundle: nil)
        present(legal.instantiateInitialViewController() as! TermsViewController, animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(), animated: true)
    }
}
