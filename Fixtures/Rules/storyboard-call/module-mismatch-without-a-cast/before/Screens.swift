import UIKit

class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms")
        present(terms, animated: true)
    }
}
