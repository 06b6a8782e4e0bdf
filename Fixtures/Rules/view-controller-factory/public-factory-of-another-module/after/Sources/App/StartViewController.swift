import Core
import UIKit

class StartViewController: UIViewController {
    func showAll() {
        let terms = TermsViewController.instantiateFromStoryboard()
        terms.isNew = false
        present(terms, animated: true)
        present(Core.TermsViewController.instantiateFromStoryboard(), animated: true)
    }
}
