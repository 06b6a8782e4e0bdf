import UIKit

class TermsViewController: UIViewController {}

class HelpViewController: UIViewController {
    private func prepare() {}
}

class HintsViewController: TermsViewController {
    static let screenName = "Hints"
}

class Coordinator {
    func screens() -> [UIViewController] {
        let terms = UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
        let help = UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
        let hints = UIStoryboard(name: "HintsViewController", bundle: nil).instantiateInitialViewController() as! HintsViewController
        return [terms, help, hints]
    }
}
