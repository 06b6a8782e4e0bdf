import UIKit

final class TermsViewController: UIViewController {}

/// What shows that this package is older than its compiler.
var visits = 0

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
