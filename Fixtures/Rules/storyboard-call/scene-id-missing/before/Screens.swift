import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        present(legal.instantiateViewController(withIdentifier: "terms") as! TermsViewController, animated: true)
        if let terms = legal.instantiateViewController(withIdentifier: "Imprint") as? TermsViewController {
            present(terms, animated: true)
        }
        let unknown = legal.instantiateViewController(withIdentifier: "")
        show(unknown, sender: nil)
    }

    func showTerms() {
        present(legal.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }
}
