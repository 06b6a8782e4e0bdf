import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        let legal = UIStoryboard(name: "Legal", bundle: .module)
        present(legal.instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
