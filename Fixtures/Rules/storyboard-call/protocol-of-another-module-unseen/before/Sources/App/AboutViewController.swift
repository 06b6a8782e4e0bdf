import Core
import UIKit

class AboutViewController: UIViewController {
    func showAll() {
        let terms = UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
        present(terms, animated: true)
    }
}
