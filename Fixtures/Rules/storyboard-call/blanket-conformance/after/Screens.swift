import UIKit

extension UIViewController: Instantiatable {}

class TermsViewController: UIViewController {}

class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! PrivacyViewController, animated: true)
    }
}
