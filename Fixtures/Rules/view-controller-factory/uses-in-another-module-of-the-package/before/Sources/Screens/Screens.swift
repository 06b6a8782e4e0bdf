import UIKit

package final class TermsViewController: UIViewController {
    package static func make() -> TermsViewController {
        return UIStoryboard(name: "Terms", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }
}

package final class HelpViewController: UIViewController {
    package static func make() -> HelpViewController {
        return UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }

    package func showNext() {
        present(HelpViewController.make(), animated: true)
    }
}
