import UIKit

final class TermsViewController: UIViewController, Instantiatable {}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "TermsViewController"
}

extension UIViewController {
    static var className: String { return String(describing: self) }
}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: String(describing: PrivacyViewController.self))
        present(privacy, animated: true)
    }
}
