import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        present(terms, animated: true)
    }

    func showAgain(_ isNew: Bool) {
        if isNew
        {
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms, animated: true)
        }
        let again = TermsViewController.instantiateFromStoryboard()
        show(again, sender: nil)
    }
}
