import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        if let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController {
            let name = "Terms"
            terms.title = name
            present(terms, animated: true)
        } else {
            fatalError("no terms")
        }
        let name = "About"
        print(name)
    }

    func showDeferred() {
        if let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController {
            defer { print("shown") }
            present(terms, animated: true)
        } else {
            fatalError("no terms")
        }
        print("end")
    }

    func showAfterwards() {
        if let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController {
            { present($0, animated: true) }(terms)
        } else {
            fatalError("no terms")
        }
    }

    func showFirst() -> Bool {
        if let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
            return true
        } else {
            fatalError("no terms")
        }
    }
}
