import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
    }

    func showAgain() {
        let terms = TermsViewController.instantiateFromStoryboard()
        terms.title = "Again"; show(terms, sender: nil)
        print("shown")
    }

    func showLast() {
        let terms = TermsViewController.instantiateFromStoryboard()
        show(terms, sender: nil)
    }
}
