import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    var pending: UIViewController?

    func perform<Result>(_ step: () -> Result) {
        print(step())
    }

    func showTerms() {
        perform {
            let legal = UIStoryboard(name: "Legal", bundle: nil)
            present(legal.instantiateInitialViewController() as! TermsViewController, animated: true)
        }
        perform {
            let legal = UIStoryboard(name: "Legal", bundle: nil)
            pending = legal.instantiateInitialViewController() as! TermsViewController
        }
    }
}
