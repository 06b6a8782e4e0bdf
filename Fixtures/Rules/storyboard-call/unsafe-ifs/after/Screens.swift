import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard()
        // As a whole.
        present(terms, animated: true)
        print("shown")
    }

    func showDeferred() {
        do {
            let terms = TermsViewController.instantiateFromStoryboard()
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
