import UIKit

protocol Named {
    static var identifier: String { get }
}

extension Named {
    static var identifier: String {
        return String(describing: self)
    }
}

protocol Filed {}

extension Filed {
    static var file: String { return "Legal" }
}

extension UIViewController: Filed {}

protocol Doubtful {}

extension Doubtful {
    static var key: String { return prefix + "ViewController" }
    static var prefix: String { return "Terms" }
}

class Page: UIViewController {}

class TermsViewController: Page, Named, Doubtful {}

class PrivacyViewController: Page, Named {
    static var identifier: String { return "Privacy" }
}

class AboutViewController: UIViewController {
    func showTerms() {
        let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: TermsViewController.identifier)
        present(terms, animated: true)
    }

    func showPrivacy() {
        guard
            let privacy = UIStoryboard(name: PrivacyViewController.file, bundle: nil)
                .instantiateViewController(withIdentifier: PrivacyViewController.identifier) as? PrivacyViewController
        else { return }
        present(privacy, animated: true)
    }

    func showDoubtful() {
        let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: TermsViewController.key)
        present(terms, animated: true)
    }
}
