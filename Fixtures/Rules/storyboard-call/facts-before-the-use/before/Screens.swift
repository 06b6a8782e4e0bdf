import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll(_ isNew: Bool) {
        if let terms = legal.instantiateViewController(withIdentifier: "Imprint") as? TermsViewController {
            present(terms, animated: true)
        } else {
            print("no imprint")
        }
        if isNew {
            print("new")
        } else if let terms = legal.instantiateViewController(withIdentifier: "Other") as? TermsViewController {
            present(terms, animated: true)
        }
        print((legal.instantiateViewController(withIdentifier: "Terms ") as? TermsViewController)?.title ?? "-")
        // sbmigrate:ignore
        present(legal.instantiateViewController(withIdentifier: "Imprint") as! TermsViewController, animated: true)
    }
}
