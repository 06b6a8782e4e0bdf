import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var version = 1
}

class AboutViewController: UIViewController {
    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        terms.version = TermsViewController.instantiateFromStoryboard().version
        present(terms, animated: true)
    }
}
