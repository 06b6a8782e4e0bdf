import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController { present(terms, animated: true) }
    }

    func showAgain() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController { terms.title = "Again"; show(terms, sender: nil) }
        print("shown")
    }

    func showLast() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController
        { show(terms, sender: nil) } else {}
    }
}
