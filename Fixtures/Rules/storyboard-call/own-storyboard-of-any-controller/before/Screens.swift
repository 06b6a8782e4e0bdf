import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {}

extension UIViewController {
    func showTerms() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }
}

protocol TermsPresenting {}

extension TermsPresenting where Self: UIViewController {
    func presentTerms() {
        guard let terms = storyboard?.instantiateViewController(withIdentifier: "Terms") as? TermsViewController else { return }
        present(terms, animated: true)
    }
}
