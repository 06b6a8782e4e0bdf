import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    func showBoth(_ isNew: Bool) {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        present(terms, animated: true)
        guard isNew else { return }
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        present(privacy, animated: true)
    }

    func showOne(_ isNew: Bool) {
        let board = UIStoryboard(name: "Legal", bundle: nil)
        let terms = TermsViewController.instantiateFromStoryboard()
        if isNew, let privacy = board.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController, privacy.title == nil {
            present(privacy, animated: true)
        }
        present(terms, animated: true)
    }

    func showInClosure() {
        let show = {
            let terms: TermsViewController? = TermsViewController.instantiateFromStoryboard()
            self.present(terms ?? self, animated: true)
        }
        show()
    }

    func make() -> TermsViewController? {
        let make: () -> TermsViewController? = {
            return TermsViewController.instantiateFromStoryboard()
        }
        return make()
    }
}
