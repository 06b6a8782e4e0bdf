import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class PrivacyViewController: UIViewController {
}

extension PrivacyViewController: Instantiatable {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: "Old", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: "PrivacyViewController", bundle: nil).instantiateInitialViewController() as! PrivacyViewController, animated: true)
        present(UIStoryboard(name: "Front", bundle: nil).instantiateInitialViewController() as! PrivacyViewController, animated: true)
    }
}
