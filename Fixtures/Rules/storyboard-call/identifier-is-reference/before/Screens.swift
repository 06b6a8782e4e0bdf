import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        present(legal.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
        if let terms = legal.instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            present(terms, animated: true)
        }
        show(legal.instantiateViewController(withIdentifier: "Terms"), sender: nil)
    }
}
