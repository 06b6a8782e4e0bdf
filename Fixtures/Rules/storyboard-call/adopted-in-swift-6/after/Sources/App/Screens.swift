import UIKit

final class TermsViewController: UIViewController, Drawn {}

final class HelpViewController: UIViewController {}

@MainActor class Coordinator {
    func screens() -> [UIViewController] {
        let terms = TermsViewController.drawn()
        let help = UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController
        return [terms, help]
    }
}
