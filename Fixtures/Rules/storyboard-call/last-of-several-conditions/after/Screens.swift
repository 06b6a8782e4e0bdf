import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func guardOnOneLine(_ titles: [String]) {
        guard let title = titles.first else { return }
        let terms = TermsViewController.instantiateFromStoryboard()
        terms.title = title
        present(terms, animated: true)
    }

    func guardOnTwoLines(_ titles: [String]) {
        guard let title = titles.first
        else {
            print("no title")
            return
        }
        let terms = TermsViewController.instantiateFromStoryboard()
        terms.title = title
        present(terms, animated: true)
    }

    func guardInAList(_ titles: [String]) {
        guard
            let title = titles.first,
            title != "Old"
        else { return }
        let terms = TermsViewController.instantiateFromStoryboard()
        terms.title = title
        present(terms, animated: true)
    }

    func showIf(_ titles: [String]) {
        if let title = titles.first {
            let terms = TermsViewController.instantiateFromStoryboard()
            terms.title = title
            present(terms, animated: true)
        }
        print("end")
    }

    func returnIf(_ titles: [String]) -> Bool {
        if titles.isEmpty {
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms, animated: true)
            return true
        }
        return false
    }

    func showOnOneLine(_ titles: [String]) {
        if titles.isEmpty {
            let terms = TermsViewController.instantiateFromStoryboard()
            show(terms, sender: nil)
        }
    }

    func showOrPrint(_ titles: [String]) {
        if titles.isEmpty, let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
        } else {
            print(titles)
        }
    }
}
