import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        present(legal.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
        }
    }

    func showPrivacy() {
        guard let privacy = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController else { return }
        present(privacy, animated: true)
    }
}
