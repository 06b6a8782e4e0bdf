import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func guardOnOneLine(_ titles: [String]) {
        let terms = TermsViewController.instantiateFromStoryboard()
        guard let title = titles.first else { return }
        terms.title = title
        present(terms, animated: true)
    }

    func guardOnTwoLines(_ titles: [String]) {
        let terms = TermsViewController.instantiateFromStoryboard()
        guard let title = titles.first
        else {
            print("no title")
            return
        }
        terms.title = title
        present(terms, animated: true)
    }

    func guardInAList(_ titles: [String]) {
        let terms = TermsViewController.instantiateFromStoryboard()
        guard
            let title = titles.first,
            title != "Old"
        else { return }
        terms.title = title
        present(terms, animated: true)
    }

    func showIf(_ titles: [String]) {
        let terms = TermsViewController.instantiateFromStoryboard()
        if let title = titles.first {
            terms.title = title
            present(terms, animated: true)
        }
        print("end")
    }

    func showOrPrint(_ titles: [String]) {
        let terms = TermsViewController.instantiateFromStoryboard()
        if titles.isEmpty {
            present(terms, animated: true)
        } else {
            print(titles)
        }
    }

    func returnIf(_ titles: [String]) -> Bool {
        let terms = TermsViewController.instantiateFromStoryboard()
        if titles.isEmpty {
            present(terms, animated: true)
            return true
        }
        return false
    }
}
