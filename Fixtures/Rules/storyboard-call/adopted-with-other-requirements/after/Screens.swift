import UIKit

class TermsViewController: UIViewController, Page {}

class HelpViewController: UIViewController {
    private func prepare() {}
}

class HintsViewController: TermsViewController {
    static let screenName = "Hints"
}

class Coordinator {
    func screens() -> [UIViewController] {
        let terms = TermsViewController.page()
        let help = UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
        let hints = HintsViewController.page()
        return [terms, help, hints]
    }
}
