import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            // As a whole.
            present(terms, animated: true)
        }
        print("shown")
    }

    func showDeferred() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            defer { print("shown") }
            present(terms, animated: true)
        }
        print("end")
    }

    func showOrFail() -> Bool {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
            return true
        }
        return false
    }
}
