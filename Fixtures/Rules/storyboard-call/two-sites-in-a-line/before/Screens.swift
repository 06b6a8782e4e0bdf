import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        (legal.instantiateInitialViewController() as! TermsViewController).show(legal.instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController, sender: nil)
        (UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController).present(UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController, animated: true)
    }
}
