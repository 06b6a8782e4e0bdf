import Core
import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        print("makes the terms of the app")
        return UIStoryboard(name: "Terms", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
        present(Shelf.terms(), animated: true)
    }
}
