import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static func make() -> TermsViewController {
        return TermsViewController.instantiateFromStoryboard()
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
