import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        guard let terms = legal.instantiateInitialViewController() as? TermsViewController, terms.children.isEmpty else { return }
        present(terms, animated: true)
    }

    func showTitled() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController, let title = terms.title {
            print(title)
        } else {
            print("no title")
        }
    }

    func showEach(_ count: Int) {
        switch count {
        case 1:
            if let terms = legal.instantiateInitialViewController() as? TermsViewController, terms.title == nil {
                present(terms, animated: true)
            }
        default:
            if let terms = legal.instantiateInitialViewController() as? TermsViewController, terms.title == nil {
                show(terms, sender: nil)
            }
        }
    }
}
