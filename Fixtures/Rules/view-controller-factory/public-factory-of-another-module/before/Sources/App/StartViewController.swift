import Core
import UIKit

class StartViewController: UIViewController {
    func showAll() {
        let terms = TermsViewController.make()
        terms.isNew = false
        present(terms, animated: true)
        present(Core.TermsViewController.make(), animated: true)
    }
}
