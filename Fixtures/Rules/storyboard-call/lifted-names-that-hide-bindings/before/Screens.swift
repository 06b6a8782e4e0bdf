import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    enum Page {
        case named(String)
        case none
    }

    func showEach(_ names: [String]) {
        for terms in names {
            print(terms)
            if let terms = legal.instantiateInitialViewController() as? TermsViewController {
                present(terms, animated: true)
            }
            print(terms)
        }
        names.forEach { terms in
            if let terms = legal.instantiateViewController(withIdentifier: terms) as? TermsViewController {
                present(terms, animated: true)
            } else {
                fatalError("no terms")
            }
            print(terms)
        }
    }

    func showPage(_ page: Page) {
        switch page {
        case .named(let terms):
            if let terms = legal.instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
                present(terms, animated: true)
            }
            print(terms)
        case .none:
            break
        }
    }

    func show(_ terms: String) {
        let earlier = { print(terms) }
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
        }
        earlier()
    }

    func showInBody() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            func title() -> String { return "Terms" }
            terms.title = title()
            present(terms, animated: true)
        }
        if let terms = title {
            print(terms)
        }
    }
}
