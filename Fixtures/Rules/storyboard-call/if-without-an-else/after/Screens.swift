import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard()
        terms.title = "Terms"
        present(terms, animated: true)
    }

    func showNew(_ isNew: Bool) {
        if isNew {
            let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
            present(terms, animated: true)
        } else {
            print("old")
        }
        print("shown")
    }

    func showAgain() {
        var terms = TermsViewController.instantiateFromStoryboard()
        if terms.title == nil {
            terms = TermsViewController()
        }
        show(terms, sender: nil)
    }
}
