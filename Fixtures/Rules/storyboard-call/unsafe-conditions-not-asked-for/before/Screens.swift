import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func guardFirst(_ titles: [String]) {
        guard let terms = legal.instantiateInitialViewController() as? TermsViewController, let title = titles.first else { return }
        terms.title = title
        present(terms, animated: true)
    }

    func guardLast(_ titles: [String]) {
        guard let title = titles.first, let terms = legal.instantiateInitialViewController() as? TermsViewController else { return }
        terms.title = title
        present(terms, animated: true)
    }

    func guardBetween(_ titles: [String]) {
        guard !titles.isEmpty, let terms = legal.instantiateInitialViewController() as? TermsViewController, let title = titles.first else { return }
        terms.title = title
        present(terms, animated: true)
    }

    func showIf(_ isNew: Bool) {
        if isNew, let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
        }
    }

    func showOrPrint(_ isNew: Bool) {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController, isNew {
            present(terms, animated: true)
        } else {
            print("old")
        }
    }
}
