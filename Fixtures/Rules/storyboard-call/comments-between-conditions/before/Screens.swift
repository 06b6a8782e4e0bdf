import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms(_ titles: [String]) {
        guard
            // The text.
            let terms = legal.instantiateInitialViewController() as? TermsViewController,
            // Its title.
            let title = titles.first
        else { return }
        terms.title = title
        present(terms, animated: true)
    }

    func showAgain(_ titles: [String]) {
        guard
            let title = titles.first, // its title
            let terms = legal.instantiateInitialViewController() as? TermsViewController // the text
        else {
            // Nothing to show.
            return
        }
        terms.title = title
        present(terms, animated: true)
    }
}
