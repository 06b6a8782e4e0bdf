import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms(_ titles: [String]) {
        // The text.
        let terms = TermsViewController.instantiateFromStoryboard()
        guard
            // Its title.
            let title = titles.first
        else { return }
        terms.title = title
        present(terms, animated: true)
    }

    func showAgain(_ titles: [String]) {
        guard
            let title = titles.first // its title
        else {
            // Nothing to show.
            return
        }
        let terms = TermsViewController.instantiateFromStoryboard() // the text
        terms.title = title
        present(terms, animated: true)
    }
}
