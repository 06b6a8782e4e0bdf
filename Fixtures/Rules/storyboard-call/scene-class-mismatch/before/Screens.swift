import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        present(legal.instantiateViewController(withIdentifier: "Privacy") as! TermsViewController, animated: true)
        present(legal.instantiateInitialViewController() as! TermsViewController, animated: true)
        present(legal.instantiateViewController(withIdentifier: "Plain") as! PrivacyViewController, animated: true)
    }

    func showOptionally() {
        if let terms = legal.instantiateViewController(withIdentifier: "Privacy") as? TermsViewController {
            present(terms, animated: true)
        }
        guard let privacy = legal.instantiateViewController(withIdentifier: "Plain") as? PrivacyViewController else { return }
        present(privacy, animated: true)
    }
}
