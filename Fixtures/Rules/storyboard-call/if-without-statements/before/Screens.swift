import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            // Not shown before the lawyers say so: terms
        }
        if let _ = legal.instantiateInitialViewController() as? TermsViewController {}
        print("not shown")
    }
}
