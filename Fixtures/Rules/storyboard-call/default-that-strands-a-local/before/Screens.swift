import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func bind() {
        let fallback = TermsViewController()
        let terms = legal.instantiateInitialViewController() as? TermsViewController ?? fallback
        present(terms, animated: true)
    }
}
