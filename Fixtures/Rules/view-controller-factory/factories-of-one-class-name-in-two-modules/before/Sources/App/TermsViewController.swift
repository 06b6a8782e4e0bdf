import Core
import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "Terms", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }
}

extension TermsViewController {
    static func makeTwo() -> [UIViewController] {
        return [make(), App.TermsViewController.make()]
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
        TermsViewController.makeTwo().forEach { present($0, animated: true) }
        present(Shelf.terms(), animated: true)
    }
}
