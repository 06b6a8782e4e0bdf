import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showDeferred() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            defer { print("shown") }
            present(terms, animated: true)
        }
        print("end")
    }

    func showMarked(_ isNew: Bool) {
        search: if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            if !isNew { break search }
            present(terms, animated: true)
        }
        print("end")
    }

    func showAfterwards() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            { present($0, animated: true) }(terms)
        }
    }

    func showOnOneLine() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController { defer { print("shown") }; present(terms, animated: true) }
        print("end")
    }
}
