import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    var terms = "property"

    func showThenUse() {
        do {
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms, animated: true)
        }
        print(terms)
    }

    func showThenUseLater() {
        do {
            let screen = TermsViewController.instantiateFromStoryboard()
            let terms = "local"
            screen.title = terms
            present(screen, animated: true)
        }
        let later = { [self] in print(terms) }
        later()
    }

    func useThenShow() {
        let earlier = { [self] in print(terms) }
        do {
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms, animated: true)
        }
        earlier()
    }

    func nestThenShow() {
        func earlier() {
            print(terms)
        }
        do {
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms, animated: true)
        }
        earlier()
    }

    func showOther(_ screen: String) {
        do {
            let screen = TermsViewController.instantiateFromStoryboard(withIdentifier: screen)
            present(screen, animated: true)
        }
        print(screen)
    }

    func declareThenShow() {
        let name = "Terms"
        print(name)
        do {
            let screen = TermsViewController.instantiateFromStoryboard()
            let name = "New terms"
            screen.title = name
            present(screen, animated: true)
        }
    }

    func showMember() {
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
        print(self.terms)
    }
}
