import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        present(terms, animated: true)
    }

    func showPrivacy(_ identifier: String) {
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: identifier)
        present(privacy, animated: true)
    }
}
