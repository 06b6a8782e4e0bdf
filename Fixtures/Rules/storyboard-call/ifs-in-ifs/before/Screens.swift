import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showBoth() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            if let privacy = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController {
                terms.title = privacy.title
                present(privacy, animated: true)
            }
            present(terms, animated: true)
        }
    }

    func showNested(_ isNew: Bool) {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            if isNew {
                if let privacy = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController {
                    present(privacy, animated: true)
                }
            }
            guard let more = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController else { return }
            terms.title = more.title
            present(terms, animated: true)
        }
    }
}
