import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        guard let terms = legal.instantiateInitialViewController() as? TermsViewController else { return }
        present(terms, animated: true)
    }

    func showPrivacy() -> Bool {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        guard let privacy = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController else {
            return false
        }
        present(privacy, animated: true)
        return true
    }

    func makeTerms() -> TermsViewController? {
        guard let terms = legal.instantiateViewController(withIdentifier: "Terms") as? TermsViewController
        else {
            print("no terms")
            return nil
        }
        return terms
    }

    func asserted() {
        guard var terms = legal.instantiateInitialViewController() as? TermsViewController else {
            assertionFailure("no terms")
            return
        }
        terms = makeTerms() ?? terms
        show(terms, sender: nil)
    }
}
