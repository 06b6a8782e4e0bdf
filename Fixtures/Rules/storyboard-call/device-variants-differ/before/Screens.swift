import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        present(legal.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
        guard let privacy = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController else { return }
        present(privacy, animated: true)
    }
}
