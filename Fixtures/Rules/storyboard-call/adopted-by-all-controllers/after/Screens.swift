import UIKit

final class TermsViewController: UIViewController {
    func again() -> UIViewController { Self.made() }
}

final class HelpViewController: UIViewController {}

class Coordinator {
    func screens() -> [UIViewController] {
        let terms = TermsViewController.made()
        let help = UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController
        return [terms, help]
    }
}
