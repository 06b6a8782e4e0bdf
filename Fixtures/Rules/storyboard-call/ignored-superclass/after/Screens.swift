import UIKit

// sbmigrate:ignore - drawn by another team
class BoardViewController: UIViewController {}

class TermsViewController: BoardViewController, Instantiatable {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Board", bundle: nil).instantiateInitialViewController() as! BoardViewController, animated: true)
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
    }
}
