import UIKit

final class TermsViewController: UIViewController {}

/// Code of a project that stays in Swift 5 mode.
var visits = 0

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
