import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    enum Page {
        case terms(title: String)
        case none
    }

    func guardCase(_ page: Page) {
        guard case .terms(let title) = page else { return }
        let terms = TermsViewController.instantiateFromStoryboard()
        terms.title = title
        present(terms, animated: true)
    }

    func guardBeforeCase(_ page: Page) {
        let terms = TermsViewController.instantiateFromStoryboard()
        guard case .terms(let title) = page else { return }
        terms.title = title
        present(terms, animated: true)
    }

    func guardAvailable() {
        guard #available(iOS 13, *) else { return }
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
    }

    func showIfAvailable() {
        let terms = TermsViewController.instantiateFromStoryboard()
        if #available(iOS 13, *) {
            show(terms, sender: nil)
        }
    }

    func showIfOptional(_ title: String?) {
        if case let title? = title, title.hasPrefix("N") {
            let terms = TermsViewController.instantiateFromStoryboard()
            terms.title = title
            present(terms, animated: true)
        }
    }

    func showIdentified(_ identifiers: [String]) {
        guard !identifiers.isEmpty else { return }
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        show(terms, sender: nil)
    }
}
