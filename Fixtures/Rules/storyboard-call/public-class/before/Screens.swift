import UIKit

public final class TermsViewController: UIViewController {
    public var version = 1
}

open class PrivacyViewController: UIViewController {
}

class HelpViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: "Privacy", bundle: nil).instantiateInitialViewController() as! PrivacyViewController, animated: true)
        present(UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController, animated: true)
    }
}
