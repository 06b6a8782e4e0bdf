import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var isNew = true
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        let terms = TermsViewController.instantiateFromStoryboard()
        terms.isNew = privacy.isNew
        present(terms, animated: true)
    }

    func show(_ terms: TermsViewController, _ privacy: PrivacyViewController) {
        present(terms, animated: true)
        present(privacy, animated: true)
    }

    func showBoth() {
        show(TermsViewController.instantiateFromStoryboard(), PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"))
    }
}
