import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        guard let terms = UIStoryboard(name: "LEGAL", bundle: nil).instantiateInitialViewController() as? TermsViewController else { return }
        show(terms, sender: nil)
    }
}
