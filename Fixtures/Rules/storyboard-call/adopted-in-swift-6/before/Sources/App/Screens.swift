import UIKit

final class TermsViewController: UIViewController {}

final class HelpViewController: UIViewController {}

@MainActor class Coordinator {
    func screens() -> [UIViewController] {
        let terms = UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
        let help = UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController
        return [terms, help]
    }
}
