import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        print("before")

        if let terms = legal.instantiateInitialViewController() as? TermsViewController {

            terms.title = "Terms"

            present(terms, animated: true)
        }

        print("after")
    }

    func showAgain() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            show(terms, sender: nil)

        }
        print("after")
    }

    func showLast() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            show(terms, sender: nil)

        }

        print("after")
    }

    func showFinally() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            show(terms, sender: nil)

        }
    }
}
