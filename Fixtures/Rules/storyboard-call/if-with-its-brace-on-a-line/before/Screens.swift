import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms()
    {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController
        {
            terms.title = "Terms"
            present(terms, animated: true)
        }
        print("shown")
    }

    func showAgain() {
        if
            let terms = legal.instantiateInitialViewController() as? TermsViewController
        {
            show(terms, sender: nil)
        }
    }
}
