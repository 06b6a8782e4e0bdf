import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func guardBoth() {
        let terms = TermsViewController.instantiateFromStoryboard()
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        present(terms, animated: true)
        present(privacy, animated: true)
    }

    func guardThenMore(_ isNew: Bool) {
        let terms = TermsViewController.instantiateFromStoryboard()
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        guard isNew else { return }
        present(terms, animated: true)
        present(privacy, animated: true)
    }

    func guardAfterMore(_ isNew: Bool) {
        guard isNew else { return }
        let terms = TermsViewController.instantiateFromStoryboard()
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        present(terms, animated: true)
        present(privacy, animated: true)
    }

    func guardAround(_ isNew: Bool) {
        let terms = TermsViewController.instantiateFromStoryboard()
        guard isNew else { return }
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        present(terms, animated: true)
        present(privacy, animated: true)
    }

    func ifBoth() {
        let terms = TermsViewController.instantiateFromStoryboard()
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        present(terms, animated: true)
        present(privacy, animated: true)
    }

    func ifAfterMore(_ isNew: Bool) {
        if isNew {
            let terms = TermsViewController.instantiateFromStoryboard()
            let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
            present(terms, animated: true)
            present(privacy, animated: true)
        }
    }
}
