import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        if let terms = legal.instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            present(terms, animated: true)
        }
        print("shown")
    }
}
