import UIKit

final class TermsViewController: UIViewController {
}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        let board = UIStoryboard(name: "Legal", bundle: nil)
        let terms = board.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
        present(terms, animated: true)
    }

    func showPrivacy(_ identifier: String) {
        let board = UIStoryboard(name: "Legal", bundle: nil)
        let privacy = board.instantiateViewController(identifier: identifier) as! PrivacyViewController
        present(privacy, animated: true)
    }
}
