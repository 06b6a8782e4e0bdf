import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    func showTerms() {
        do {
            let terms = TermsViewController.instantiateFromStoryboard()
            let name = "Terms"
            terms.title = name
            present(terms, animated: true)
        }
        let name = "About"
        print(name)
    }

    func showDeferred() {
        do {
            let terms = TermsViewController.instantiateFromStoryboard()
            defer { print("shown") }
            present(terms, animated: true)
        }
        print("end")
    }

    func showAfterwards() {
        do {
            let terms = TermsViewController.instantiateFromStoryboard();
            { present($0, animated: true) }(terms)
        }
    }

    func showFirst() -> Bool {
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
        return true
    }
}
