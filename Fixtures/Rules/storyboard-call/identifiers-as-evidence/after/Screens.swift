import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

enum Screen: String {
    case terms = "Terms"
}

class AboutViewController: UIViewController {
    static let termsIdentifier = "Terms"
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showConstant() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: AboutViewController.termsIdentifier)
        present(terms, animated: true)
    }

    func showRawValue() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: Screen.terms.rawValue)
        present(terms, animated: true)
    }

    func showLocal() {
        let identifier = "Terms"
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: identifier)
        present(terms, animated: true)
    }

    func showAny(_ identifier: String) {
        guard let terms = legal.instantiateViewController(withIdentifier: identifier) as? TermsViewController else { return }
        present(terms, animated: true)
        let screen = legal.instantiateViewController(withIdentifier: identifier)
        show(screen, sender: nil)
        show(TermsViewController.instantiateFromStoryboard(withIdentifier: identifier), sender: nil)
    }
}
