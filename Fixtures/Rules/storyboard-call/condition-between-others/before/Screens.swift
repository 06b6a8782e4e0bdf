import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms(_ titles: [String]) {
        guard let title = titles.first, let terms = legal.instantiateInitialViewController() as? TermsViewController, title != "Old" else {
            return
        }
        terms.title = title
        present(terms, animated: true)
    }

    func showAgain(_ titles: [String]) {
        if !titles.isEmpty,
            let terms = legal.instantiateInitialViewController() as? TermsViewController,
            let title = titles.last
        {
            terms.title = title
            show(terms, sender: nil)
        }
    }
}
