import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        guard let terms = UIStoryboard(name: "Legal", bundle: Bundle(for: TermsViewController.self)).instantiateInitialViewController() as? TermsViewController else { return }
        present(terms, animated: true)
    }
}
