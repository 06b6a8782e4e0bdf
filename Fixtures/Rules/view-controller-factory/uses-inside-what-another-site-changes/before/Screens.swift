import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    var isNew = true
}

final class PrivacyViewController: UIViewController {
    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        if let privacy = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController {
            let terms = TermsViewController.make()
            terms.isNew = privacy.isNew
            present(terms, animated: true)
        }
    }

    func show(_ terms: TermsViewController, _ privacy: PrivacyViewController) {
        present(terms, animated: true)
        present(privacy, animated: true)
    }

    func showBoth() {
        show(TermsViewController.make(), UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController)
    }
}
