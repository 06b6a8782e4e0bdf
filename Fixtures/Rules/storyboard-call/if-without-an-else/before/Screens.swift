import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        if let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController {
            terms.title = "Terms"
            present(terms, animated: true)
        }
    }

    func showNew(_ isNew: Bool) {
        if isNew {
            let board = UIStoryboard(name: "Legal", bundle: nil)
            if let terms = board.instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
                present(terms, animated: true)
            }
        } else {
            print("old")
        }
        print("shown")
    }

    func showAgain() {
        if var terms = legal.instantiateInitialViewController() as? TermsViewController {
            if terms.title == nil {
                terms = TermsViewController()
            }
            show(terms, sender: nil)
        } else {
        }
    }
}
