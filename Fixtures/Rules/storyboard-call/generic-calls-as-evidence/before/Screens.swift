import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        guard let terms = legal.instantiateViewController(identifier: "Terms") as? TermsViewController else { return }
        present(terms, animated: true)
        let sure: TermsViewController = legal.instantiateViewController(identifier: "Terms")
        show(sure, sender: nil)
    }
}
