import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    func another() -> TermsViewController {
        let maker = type(of: self)
        return maker.make()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make().another(), animated: true)
    }
}
