import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func guardBoth() {
        guard let terms = legal.instantiateInitialViewController() as? TermsViewController,
            let privacy = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController
        else { return }
        present(terms, animated: true)
        present(privacy, animated: true)
    }

    func guardThenMore(_ isNew: Bool) {
        guard let terms = legal.instantiateInitialViewController() as? TermsViewController, let privacy = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController, isNew else { return }
        present(terms, animated: true)
        present(privacy, animated: true)
    }

    func guardAfterMore(_ isNew: Bool) {
        guard isNew, let terms = legal.instantiateInitialViewController() as? TermsViewController, let privacy = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController else { return }
        present(terms, animated: true)
        present(privacy, animated: true)
    }

    func guardAround(_ isNew: Bool) {
        guard let terms = legal.instantiateInitialViewController() as? TermsViewController, isNew, let privacy = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController else { return }
        present(terms, animated: true)
        present(privacy, animated: true)
    }

    func ifBoth() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController, let privacy = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController {
            present(terms, animated: true)
            present(privacy, animated: true)
        }
    }

    func ifAfterMore(_ isNew: Bool) {
        if isNew,
            let terms = legal.instantiateInitialViewController() as? TermsViewController,
            let privacy = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController {
            present(terms, animated: true)
            present(privacy, animated: true)
        }
    }
}
