import UIKit

class TermsViewController: UIViewController, Loaded {}

class HelpViewController: UIViewController {}

class Coordinator {
    func screens() -> [UIViewController] {
        let terms = TermsViewController.loaded()
        let help = UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
        return [terms, help]
    }
}
