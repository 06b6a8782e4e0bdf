import UIKit

class TermsViewController: UIViewController, Instance {
    static func fresh() -> TermsViewController { instantiateViewController() }
}

class HelpViewController: UIViewController {}

class Coordinator {
    func screens() -> [UIViewController] {
        let first = TermsViewController.instantiateViewController()
        let second = TermsViewController.instantiateViewController(Bundle.main)
        let help = UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
        return [first, second, help, TermsViewController.fresh()]
    }
}
