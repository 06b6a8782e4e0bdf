import UIKit

final class TermsViewController: UIViewController {}

func stop(_ reason: String) -> Never {
    print(reason)
    fatalError(reason)
}

class AboutViewController: UIViewController {
    func showTerms() {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        guard let terms = legal.instantiateViewController(withIdentifier: "Terms") as? TermsViewController else {
            fatalError("no terms")
        }
        present(terms, animated: true)
    }

    func showFirst() {
        guard let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController else { preconditionFailure() }
        present(terms, animated: true)
    }

    func showOrStop() {
        guard let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController
        else {
            stop("no terms")
        }
        present(terms, animated: true)
    }
}
