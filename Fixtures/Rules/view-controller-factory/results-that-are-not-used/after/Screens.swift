import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class StartViewController: UIViewController {
    func showAll() {
        TermsViewController.instantiateFromStoryboard()
        PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
    }
}
