import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard()
        #if DEBUG
        terms.title = "Draft"
        #else
        terms.title = "Terms"
        #endif
        present(terms, animated: true)
    }

    func showNamed() {
        do {
            let terms = TermsViewController.instantiateFromStoryboard()
            #if DEBUG
                let name = "Draft"
            #else
                let name = "Terms"
            #endif
            terms.title = name
            present(terms, animated: true)
        }
        let name = "shown"
        print(name)
    }
}
