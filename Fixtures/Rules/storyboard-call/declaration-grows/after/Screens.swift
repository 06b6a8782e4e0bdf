import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static var storyboardBundle: Bundle? { return Bundle(for: PrivacyViewController.self) }
}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(), animated: true)
    }
}
