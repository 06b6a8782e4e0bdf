import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static func make() -> TermsViewController {
        return UIStoryboard(name: "Old", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
        present(TermsViewController.make(), animated: true)
        present(TermsViewController.make(), animated: true)
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
    }
}
