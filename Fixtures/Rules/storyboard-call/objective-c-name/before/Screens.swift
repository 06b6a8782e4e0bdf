import UIKit

@objc(LegalTermsViewController)
class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        let legal = UIStoryboard(name: String(describing: TermsViewController.self), bundle: nil)
        present(legal.instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
