import UIKit

@objc(LegalTermsViewController)
class TermsViewController: UIViewController {}

@objc(LegalPrivacyViewController)
class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        let legal = UIStoryboard(name: String(describing: TermsViewController.self), bundle: nil)
        present(legal.instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: "PrivacyViewController", bundle: nil).instantiateInitialViewController() as! PrivacyViewController, animated: true)
    }
}
