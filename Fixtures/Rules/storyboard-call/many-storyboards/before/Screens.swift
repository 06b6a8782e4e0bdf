import UIKit

class TermsViewController: UIViewController {}

class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        present(legal.instantiateInitialViewController() as! TermsViewController, animated: false)
        present(UIStoryboard(name: "Old", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: "A", bundle: nil).instantiateInitialViewController() as! PrivacyViewController, animated: true)
        present(UIStoryboard(name: "B", bundle: nil).instantiateInitialViewController() as! PrivacyViewController, animated: true)
    }
}
