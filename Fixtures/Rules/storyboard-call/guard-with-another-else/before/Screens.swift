import UIKit

class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        guard let terms = legal.instantiateInitialViewController() as? TermsViewController else {
            assertionFailure("no terms")
            return
        }
        guard let again = legal.instantiateInitialViewController() as? TermsViewController else { return }
        guard let last = legal.instantiateInitialViewController() as? TermsViewController else {
            title = "No terms"
            fatalError("no terms")
        }
        print(terms, again, last)
    }
}
