import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    enum Page {
        case named(String)
        case none
    }

    func showEach(_ names: [String]) {
        for terms in names {
            print(terms)
            do {
                let terms = TermsViewController.instantiateFromStoryboard()
                present(terms, animated: true)
            }
            print(terms)
        }
        names.forEach { terms in
            do {
                let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: terms)
                present(terms, animated: true)
            }
            print(terms)
        }
    }

    func showPage(_ page: Page) {
        switch page {
        case .named(let terms):
            do {
                let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
                present(terms, animated: true)
            }
            print(terms)
        case .none:
            break
        }
    }

    func show(_ terms: String) {
        let earlier = { print(terms) }
        do {
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms, animated: true)
        }
        earlier()
    }

    func showInBody() {
        do {
            let terms = TermsViewController.instantiateFromStoryboard()
            func title() -> String { return "Terms" }
            terms.title = title()
            present(terms, animated: true)
        }
        if let terms = title {
            print(terms)
        }
    }
}
