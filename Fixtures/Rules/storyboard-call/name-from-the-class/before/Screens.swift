import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

extension UIViewController {
    static var className: String { return String(describing: self) }
}

class AboutViewController: UIViewController {
    func showAll() {
        let board = UIStoryboard(name: String(describing: TermsViewController.self), bundle: nil)
        present(board.instantiateInitialViewController() as! TermsViewController, animated: true)
        let other = UIStoryboard(name: "\(TermsViewController.self)", bundle: nil)
        present(other.instantiateInitialViewController() as! TermsViewController, animated: true)
        let helped = UIStoryboard(name: TermsViewController.className, bundle: nil)
        present(helped.instantiateInitialViewController() as! TermsViewController, animated: true)
        let privacy = helped.instantiateViewController(withIdentifier: String(describing: PrivacyViewController.self)) as! PrivacyViewController
        present(privacy, animated: true)
    }
}
