import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    var terms: TermsViewController?

    func showAll() {
        let first = legal.instantiateInitialViewController() as? TermsViewController
        terms = legal.instantiateInitialViewController() as? TermsViewController
        let sure = legal.instantiateInitialViewController() as? TermsViewController ?? TermsViewController()
        print(first == nil, sure)
        present(legal.instantiateViewController(withIdentifier: "Terms"), animated: true)
    }

    func makeTerms() -> TermsViewController? {
        return legal.instantiateInitialViewController() as? TermsViewController
    }
}
