import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        guard let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController else {
            return TermsViewController()
        }
        return terms
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
    }
}
