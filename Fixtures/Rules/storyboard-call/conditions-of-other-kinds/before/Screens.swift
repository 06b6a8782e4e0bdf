import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    enum Page {
        case terms(title: String)
        case none
    }

    func guardCase(_ page: Page) {
        guard case .terms(let title) = page, let terms = legal.instantiateInitialViewController() as? TermsViewController else { return }
        terms.title = title
        present(terms, animated: true)
    }

    func guardBeforeCase(_ page: Page) {
        guard let terms = legal.instantiateInitialViewController() as? TermsViewController, case .terms(let title) = page else { return }
        terms.title = title
        present(terms, animated: true)
    }

    func guardAvailable() {
        guard #available(iOS 13, *), let terms = legal.instantiateInitialViewController() as? TermsViewController else { return }
        present(terms, animated: true)
    }

    func showIfAvailable() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController, #available(iOS 13, *) {
            show(terms, sender: nil)
        }
    }

    func showIfOptional(_ title: String?) {
        if case let title? = title, title.hasPrefix("N"), let terms = legal.instantiateInitialViewController() as? TermsViewController {
            terms.title = title
            present(terms, animated: true)
        }
    }

    func showIdentified(_ identifiers: [String]) {
        guard !identifiers.isEmpty, let terms = legal.instantiateViewController(withIdentifier: "Terms") as? TermsViewController else { return }
        show(terms, sender: nil)
    }
}
