import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showOrFail() -> Bool {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
            return true
        }
        return false
    }

    func showOrPrint() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
            return
        }
        print("no terms")
    }

    func showOne() {
        for title in ["New", "Old"] {
            if let terms = legal.instantiateInitialViewController() as? TermsViewController {
                terms.title = title
                present(terms, animated: true)
                break
            }
            print("no", title)
        }
    }

    func showOrTry(_ count: Int) {
        switch count {
        case 1:
            if let terms = legal.instantiateInitialViewController() as? TermsViewController {
                present(terms, animated: true)
                break
            }
            print("no terms")
        default:
            print("nothing")
        }
    }
}
