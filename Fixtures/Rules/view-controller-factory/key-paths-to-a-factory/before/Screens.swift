import UIKit

final class TermsViewController: UIViewController {
    static var controller: TermsViewController {
        return UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }
}

class StartViewController: UIViewController {
    func showAll() {
        let path = \TermsViewController.Type.controller
        present(TermsViewController.self[keyPath: path], animated: true)
        present(TermsViewController.controller, animated: true)
    }
}
