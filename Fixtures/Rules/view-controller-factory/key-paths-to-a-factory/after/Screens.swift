import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static var controller: TermsViewController {
        return TermsViewController.instantiateFromStoryboard()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        let path = \TermsViewController.Type.controller
        present(TermsViewController.self[keyPath: path], animated: true)
        present(TermsViewController.controller, animated: true)
    }
}
