import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    var terms = "property"

    func showThenUse() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
        }
        print(terms)
    }

    func showThenUseLater() {
        if let screen = legal.instantiateInitialViewController() as? TermsViewController {
            let terms = "local"
            screen.title = terms
            present(screen, animated: true)
        }
        let later = { [self] in print(terms) }
        later()
    }

    func useThenShow() {
        let earlier = { [self] in print(terms) }
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
        }
        earlier()
    }

    func nestThenShow() {
        func earlier() {
            print(terms)
        }
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
        }
        earlier()
    }

    func showOther(_ screen: String) {
        if let screen = legal.instantiateViewController(withIdentifier: screen) as? TermsViewController {
            present(screen, animated: true)
        } else {
            fatalError()
        }
        print(screen)
    }

    func declareThenShow() {
        let name = "Terms"
        print(name)
        if let screen = legal.instantiateInitialViewController() as? TermsViewController {
            let name = "New terms"
            screen.title = name
            present(screen, animated: true)
        }
    }

    func showMember() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
        }
        print(self.terms)
    }
}
