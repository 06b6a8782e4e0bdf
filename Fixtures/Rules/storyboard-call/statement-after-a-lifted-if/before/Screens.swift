import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
        }; print("shown")
    }

    func showAgain() {
        print("again"); if let terms = legal.instantiateInitialViewController() as? TermsViewController { show(terms, sender: nil) }
    }
}
