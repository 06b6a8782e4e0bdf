import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
    }

    func showOrReturn() {
        guard let terms = legal.instantiateViewController(withIdentifier: "Terms") as? TermsViewController else { return }
        present(terms, animated: true)
        if let first = legal.instantiateInitialViewController() as? TermsViewController {
            show(first, sender: terms)
        }
        let unknown = legal.instantiateInitialViewController()
        print(unknown == nil)
    }
}
