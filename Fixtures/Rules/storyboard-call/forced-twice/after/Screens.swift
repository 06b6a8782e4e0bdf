import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    func showAll() {
        let terms = TermsViewController.instantiateFromStoryboard()
        let again = TermsViewController.instantiateFromStoryboard()
        let same = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
        show(again, sender: same)
    }
}
