import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        print("before")

        let terms = TermsViewController.instantiateFromStoryboard()

        terms.title = "Terms"

        present(terms, animated: true)

        print("after")
    }

    func showAgain() {
        let terms = TermsViewController.instantiateFromStoryboard()
        show(terms, sender: nil)

        print("after")
    }

    func showLast() {
        let terms = TermsViewController.instantiateFromStoryboard()
        show(terms, sender: nil)

        print("after")
    }

    func showFinally() {
        let terms = TermsViewController.instantiateFromStoryboard()
        show(terms, sender: nil)
    }
}
