import UIKit

class TermsViewController: UIViewController {
    static let storyboardName = "Legal"
}

class PrivacyViewController: UIViewController {
    private static let storyboardName = "Privacy"

    static var opened: String { return storyboardName }
}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: "Privacy", bundle: nil).instantiateInitialViewController() as! PrivacyViewController, animated: true)
    }
}
