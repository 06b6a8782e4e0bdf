import UIKit

final class TermsViewController: UIViewController {
    var version = 1
}

class AboutViewController: UIViewController {
    func showTerms() {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        let terms = (legal.instantiateViewController(withIdentifier: "Terms") as? TermsViewController)!
        terms.version = (UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController)!.version
        present(terms, animated: true)
    }
}
