import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    func showAll() {
        TermsViewController.instantiateFromStoryboard().show(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"), sender: nil)
        TermsViewController.instantiateFromStoryboard().present(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"), animated: true)
    }
}
