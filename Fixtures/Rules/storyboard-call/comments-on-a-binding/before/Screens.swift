import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        // The lawyers draw these screens themselves.
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        let terms = storyboard.instantiateInitialViewController() as! TermsViewController // the first page
        present(terms, animated: true)
    }

    func showTermsAgain() {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil) // drawn by the lawyers
        let terms = storyboard.instantiateInitialViewController() as! TermsViewController
        present(terms, animated: true)
    }
}
