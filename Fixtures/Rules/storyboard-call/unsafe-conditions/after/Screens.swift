import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func guardFirst(_ titles: [String]) {
        let terms = TermsViewController.instantiateFromStoryboard()
        guard let title = titles.first else { return }
        terms.title = title
        present(terms, animated: true)
    }

    func guardLast(_ titles: [String]) {
        guard let title = titles.first else { return }
        let terms = TermsViewController.instantiateFromStoryboard()
        terms.title = title
        present(terms, animated: true)
    }

    func guardBetween(_ titles: [String]) {
        guard !titles.isEmpty, let terms = legal.instantiateInitialViewController() as? TermsViewController, let title = titles.first else { return }
        terms.title = title
        present(terms, animated: true)
    }

    func showIf(_ isNew: Bool) {
        if isNew {
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms, animated: true)
        }
    }

    func showOrPrint(_ isNew: Bool) {
        let terms = TermsViewController.instantiateFromStoryboard()
        if isNew {
            present(terms, animated: true)
        } else {
            print("old")
        }
    }
}
