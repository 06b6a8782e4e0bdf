import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "Old", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    static func new() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
        present(TermsViewController.make(), animated: true)
        present(TermsViewController.make(), animated: true)
        present(TermsViewController.new(), animated: true)
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
