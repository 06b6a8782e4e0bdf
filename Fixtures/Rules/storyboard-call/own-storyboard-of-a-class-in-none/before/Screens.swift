import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }
}

extension PrivacyViewController {
    func showTerms() {
        guard let terms = storyboard?.instantiateViewController(withIdentifier: "Terms") as? TermsViewController else { return }
        present(terms, animated: true)
    }
}
