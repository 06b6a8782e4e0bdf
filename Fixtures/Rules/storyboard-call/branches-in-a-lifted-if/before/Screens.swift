import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            #if DEBUG
            terms.title = "Draft"
            #else
            terms.title = "Terms"
            #endif
            present(terms, animated: true)
        }
    }

    func showNamed() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
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
