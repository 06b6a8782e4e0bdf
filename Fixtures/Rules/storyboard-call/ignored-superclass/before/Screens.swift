import UIKit

// sbmigrate:ignore - drawn by another team
class BoardViewController: UIViewController {}

class TermsViewController: BoardViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Board", bundle: nil).instantiateInitialViewController() as! BoardViewController, animated: true)
        present(UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
