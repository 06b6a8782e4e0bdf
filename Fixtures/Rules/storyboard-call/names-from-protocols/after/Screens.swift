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

class TermsViewController: Page, Named, Doubtful, Instantiatable {
    static let storyboardName = "Legal"
}

class PrivacyViewController: Page, Named, Instantiatable {
    static let storyboardName = "Legal"

    static var identifier: String { return "Privacy" }
}

class AboutViewController: UIViewController {
    func showTerms() {
        let terms: UIViewController = TermsViewController.instantiateFromStoryboard(withIdentifier: TermsViewController.identifier)
        present(terms, animated: true)
    }

    func showPrivacy() {
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: PrivacyViewController.identifier)
        present(privacy, animated: true)
    }

    func showDoubtful() {
        let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: TermsViewController.key)
        present(terms, animated: true)
    }
}
