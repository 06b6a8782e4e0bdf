import UIKit

class TermsViewController: UIViewController {}

class HelpViewController: UIViewController {}

@MainActor class Coordinator {
    func screens() -> [UIViewController] {
        let terms = UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
        let help = UIStoryboard(name: "Help", bundle: Bundle(for: HelpViewController.self)).instantiateInitialViewController()
        return [terms, help as! HelpViewController, other()]
    }

    func other() -> UIViewController {
        UIStoryboard(name: "Help", bundle: Bundle(for: HelpViewController.self)).instantiateInitialViewController() as! HelpViewController
    }
}
