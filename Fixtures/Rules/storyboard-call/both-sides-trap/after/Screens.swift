import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    /// The scene that is called terms is the other one's.
    func showTerms() {
        show(UIViewController(), sender: nil)
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        present(terms, animated: true)
    }
}

class PrivacyViewController: UIViewController {}
