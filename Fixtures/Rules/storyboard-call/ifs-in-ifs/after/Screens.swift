import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showBoth() {
        let terms = TermsViewController.instantiateFromStoryboard()
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        terms.title = privacy.title
        present(privacy, animated: true)
        present(terms, animated: true)
    }

    func showNested(_ isNew: Bool) {
        let terms = TermsViewController.instantiateFromStoryboard()
        if isNew {
            let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
            present(privacy, animated: true)
        }
        let more = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        terms.title = more.title
        present(terms, animated: true)
    }
}
