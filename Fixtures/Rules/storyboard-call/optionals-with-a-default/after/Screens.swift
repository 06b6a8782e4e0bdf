import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func bind() {
        let terms = TermsViewController.instantiateFromStoryboard()
        terms.title = "Terms"
        let again = TermsViewController.instantiateFromStoryboard()
        again.show(terms, sender: nil)
        let screen: UIViewController = TermsViewController.instantiateFromStoryboard()
        present(screen, animated: true)
    }

    func makeTerms() -> TermsViewController {
        return TermsViewController.instantiateFromStoryboard()
    }

    func makeScreen() -> UIViewController {
        TermsViewController.instantiateFromStoryboard()
    }
}
