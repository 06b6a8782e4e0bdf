import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showBoth(_ isNew: Bool) {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        if let terms = storyboard.instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            present(terms, animated: true)
        }
        guard isNew, let privacy = storyboard.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController else { return }
        present(privacy, animated: true)
    }

    func showOne(_ isNew: Bool) {
        let board = UIStoryboard(name: "Legal", bundle: nil)
        guard let terms = board.instantiateInitialViewController() as? TermsViewController else { return }
        if isNew, let privacy = board.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController, privacy.title == nil {
            present(privacy, animated: true)
        }
        present(terms, animated: true)
    }

    func showInClosure() {
        let show = {
            let storyboard = UIStoryboard(name: "Legal", bundle: nil)
            let terms = storyboard.instantiateInitialViewController() as? TermsViewController
            self.present(terms ?? self, animated: true)
        }
        show()
    }

    func make() -> TermsViewController? {
        let make: () -> TermsViewController? = {
            let storyboard = UIStoryboard(name: "Legal", bundle: nil)
            return storyboard.instantiateInitialViewController() as? TermsViewController
        }
        return make()
    }
}
