import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Privacy"

    static var opened: String { return storyboardName }
}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(), animated: true)
    }
}
