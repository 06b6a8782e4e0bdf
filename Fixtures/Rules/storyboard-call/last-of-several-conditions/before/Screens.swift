import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func guardOnOneLine(_ titles: [String]) {
        guard let title = titles.first, let terms = legal.instantiateInitialViewController() as? TermsViewController else { return }
        terms.title = title
        present(terms, animated: true)
    }

    func guardOnTwoLines(_ titles: [String]) {
        guard let title = titles.first,
            let terms = legal.instantiateInitialViewController() as? TermsViewController
        else {
            print("no title")
            return
        }
        terms.title = title
        present(terms, animated: true)
    }

    func guardInAList(_ titles: [String]) {
        guard
            let title = titles.first,
            title != "Old",
            let terms = legal.instantiateInitialViewController() as? TermsViewController
        else { return }
        terms.title = title
        present(terms, animated: true)
    }

    func showIf(_ titles: [String]) {
        if let title = titles.first, let terms = legal.instantiateInitialViewController() as? TermsViewController {
            terms.title = title
            present(terms, animated: true)
        }
        print("end")
    }

    func returnIf(_ titles: [String]) -> Bool {
        if titles.isEmpty,
            let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
            return true
        }
        return false
    }

    func showOnOneLine(_ titles: [String]) {
        if titles.isEmpty, let terms = legal.instantiateInitialViewController() as? TermsViewController { show(terms, sender: nil) }
    }

    func showOrPrint(_ titles: [String]) {
        if titles.isEmpty, let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
        } else {
            print(titles)
        }
    }
}
