import UIKit

class TermsViewController: UIViewController {}

class HelpViewController: UIViewController {}

class Coordinator {
    func screens() -> [UIViewController] {
        let terms = UIStoryboard(name: "TermsViewController", bundle: Bundle(for: TermsViewController.self))
            .instantiateInitialViewController() as! TermsViewController
        let help = UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
        return [terms, help]
    }
}
