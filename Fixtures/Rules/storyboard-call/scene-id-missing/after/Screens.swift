import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

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
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
    }
}
