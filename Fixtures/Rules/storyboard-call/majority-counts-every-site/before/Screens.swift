import UIKit

class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        let old = UIStoryboard(name: "Old", bundle: nil)
        let terms = old.instantiateInitialViewController() as? TermsViewController
        title = (old.instantiateInitialViewController() as? TermsViewController)?.title
        print(terms as Any)
    }
}
