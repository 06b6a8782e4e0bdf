import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class StartViewController: UIViewController {
    func showAll(_ isNew: Bool) {
        let terms: TermsViewController?=TermsViewController.instantiateFromStoryboard()
        let page: UIViewController=TermsViewController.instantiateFromStoryboard()
        present(terms ?? page,animated:true)
        do {
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms,animated:true)
        }
        do {
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms,animated:true)
        }
        if isNew{
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms,animated:true)
        }
        let next /* new */ = TermsViewController.instantiateFromStoryboard()
        if isNew{present(next,animated:true)}
        let last = TermsViewController.instantiateFromStoryboard()
        present(last,animated:true)
    }
}
