import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showDeferred() {
        do {
            let terms = TermsViewController.instantiateFromStoryboard()
            defer { print("shown") }
            present(terms, animated: true)
        }
        print("end")
    }

    func showMarked(_ isNew: Bool) {
        search: do {
            let terms = TermsViewController.instantiateFromStoryboard()
            if !isNew { break search }
            present(terms, animated: true)
        }
        print("end")
    }

    func showAfterwards() {
        do {
            let terms = TermsViewController.instantiateFromStoryboard();
            { present($0, animated: true) }(terms)
        }
    }

    func showOnOneLine() {
        do {
            let terms = TermsViewController.instantiateFromStoryboard()
            defer { print("shown") }; present(terms, animated: true)
        }
        print("end")
    }
}
