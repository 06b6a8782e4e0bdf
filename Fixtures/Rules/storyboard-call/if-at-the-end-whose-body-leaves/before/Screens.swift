import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
            return
        }
    }

    func showEach() {
        for title in ["New", "Old"] {
            if let terms = legal.instantiateInitialViewController() as? TermsViewController {
                terms.title = title
                present(terms, animated: true)
                continue
            }
        }
        print("shown")
    }

    func showOrTry(_ count: Int) {
        switch count {
        case 1:
            if let terms = legal.instantiateInitialViewController() as? TermsViewController {
                present(terms, animated: true)
                break
            }
        default:
            print("nothing")
        }
        print("shown")
    }

    func showOnce(_ isNew: Bool) {
        if isNew {
            if let terms = legal.instantiateInitialViewController() as? TermsViewController {
                present(terms, animated: true)
                return
            }
        }
        print("old")
    }
}
