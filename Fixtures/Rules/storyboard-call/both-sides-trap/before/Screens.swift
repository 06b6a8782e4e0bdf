import UIKit

class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    /// The scene that is called terms is the other one's.
    func showTerms() {
        show(UIViewController(), sender: nil)
        guard let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as? TermsViewController else {
            fatalError("no terms")
        }
        present(terms, animated: true)
    }
}

class PrivacyViewController: UIViewController {}
