import UIKit

class TermsViewController: UIViewController, Instance {
    static func fresh() -> TermsViewController { instantiateViewController() }
}

class HelpViewController: UIViewController, Instance {}

class Coordinator {
    func screens() -> [UIViewController] {
        let first = TermsViewController.instantiateViewController()
        let second = TermsViewController.instantiateViewController(Bundle.main)
        let help = HelpViewController.instantiateViewController()
        return [first, second, help, TermsViewController.fresh()]
    }
}
