import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func bind() {
        let terms = legal.instantiateInitialViewController() as? TermsViewController ?? TermsViewController()
        terms.title = "Terms"
        let again = (legal.instantiateInitialViewController() as? TermsViewController) ?? TermsViewController()
        again.show(terms, sender: nil)
        let screen: UIViewController = legal.instantiateInitialViewController() as? TermsViewController ?? UIViewController()
        present(screen, animated: true)
    }

    func makeTerms() -> TermsViewController {
        return legal.instantiateInitialViewController() as? TermsViewController ?? TermsViewController()
    }

    func makeScreen() -> UIViewController {
        legal.instantiateInitialViewController() as? TermsViewController ?? UIViewController()
    }
}
