import UIKit

class TermsViewController: UIViewController {
    var version = 1
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)
    var terms: TermsViewController?

    func showAll(_ isNew: Bool) {
        if isNew {
            title = "New"
        } else if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
        }
        if let terms = legal.instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            present(terms, animated: false)
        } else {
            title = "Without terms"
        }
        while let terms = legal.instantiateInitialViewController() as? TermsViewController, isNew {
            show(terms, sender: nil)
        }
        switch legal.instantiateInitialViewController() {
        case is TermsViewController: title = "Terms"
        default: title = "Other"
        }
        if legal.instantiateInitialViewController() is TermsViewController { title = "Terms" }
        if legal.instantiateInitialViewController() != nil { title = "Something" }
        print((legal.instantiateInitialViewController() as? TermsViewController)?.version ?? 0)
    }
}
