import UIKit

final class TermsViewController: UIViewController {}

enum Screen: String {
    case terms = "Terms"
}

class AboutViewController: UIViewController {
    static let termsIdentifier = "Terms"
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showConstant() {
        guard let terms = legal.instantiateViewController(withIdentifier: AboutViewController.termsIdentifier) as? TermsViewController else { return }
        present(terms, animated: true)
    }

    func showRawValue() {
        if let terms = legal.instantiateViewController(withIdentifier: Screen.terms.rawValue) as? TermsViewController {
            present(terms, animated: true)
        }
    }

    func showLocal() {
        let identifier = "Terms"
        guard let terms = legal.instantiateViewController(withIdentifier: identifier) as? TermsViewController else { return }
        present(terms, animated: true)
    }

    func showAny(_ identifier: String) {
        guard let terms = legal.instantiateViewController(withIdentifier: identifier) as? TermsViewController else { return }
        present(terms, animated: true)
        let screen = legal.instantiateViewController(withIdentifier: identifier)
        show(screen, sender: nil)
        show(legal.instantiateViewController(withIdentifier: identifier) as! TermsViewController, sender: nil)
    }
}
