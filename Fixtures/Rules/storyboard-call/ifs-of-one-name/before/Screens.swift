import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showBoth() {
        if let screen = legal.instantiateInitialViewController() as? TermsViewController {
            present(screen, animated: true)
        }
        if let screen = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController {
            present(screen, animated: true)
        }
    }

    func showEither(_ index: Int) {
        switch index {
        case 0:
            if let screen = legal.instantiateInitialViewController() as? TermsViewController {
                present(screen, animated: true)
            }
        case 1:
            if let screen = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController {
                present(screen, animated: true)
            }
        default:
            break
        }
    }

    func showOne(_ isNew: Bool) {
        if isNew {
            if let screen = legal.instantiateInitialViewController() as? TermsViewController {
                present(screen, animated: true)
            }
        } else {
            if let screen = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController {
                present(screen, animated: true)
            }
        }
    }
}
