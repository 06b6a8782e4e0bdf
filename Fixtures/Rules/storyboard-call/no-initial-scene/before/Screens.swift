import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        present(legal.instantiateInitialViewController() as! TermsViewController, animated: true)
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
        }
        if let first = legal.instantiateInitialViewController() {
            present(first, animated: true)
        }
    }
}
