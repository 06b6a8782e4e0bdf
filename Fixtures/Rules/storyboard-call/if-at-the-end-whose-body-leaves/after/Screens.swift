import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
        return
    }

    func showEach() {
        for title in ["New", "Old"] {
            let terms = TermsViewController.instantiateFromStoryboard()
            terms.title = title
            present(terms, animated: true)
            continue
        }
        print("shown")
    }

    func showOrTry(_ count: Int) {
        switch count {
        case 1:
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms, animated: true)
            break
        default:
            print("nothing")
        }
        print("shown")
    }

    func showOnce(_ isNew: Bool) {
        if isNew {
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms, animated: true)
            return
        }
        print("old")
    }
}
