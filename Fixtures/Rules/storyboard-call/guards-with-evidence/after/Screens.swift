import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
    }

    func showPrivacy() -> Bool {
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        present(privacy, animated: true)
        return true
    }

    func makeTerms() -> TermsViewController? {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        return terms
    }

    func asserted() {
        var terms = TermsViewController.instantiateFromStoryboard()
        terms = makeTerms() ?? terms
        show(terms, sender: nil)
    }
}
