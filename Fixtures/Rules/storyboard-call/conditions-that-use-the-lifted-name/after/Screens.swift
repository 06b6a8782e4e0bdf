import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard()
        guard terms.children.isEmpty else { return }
        present(terms, animated: true)
    }

    func showTitled() {
        let terms = TermsViewController.instantiateFromStoryboard()
        if let title = terms.title {
            print(title)
        } else {
            print("no title")
        }
    }

    func showEach(_ count: Int) {
        switch count {
        case 1:
            let terms = TermsViewController.instantiateFromStoryboard()
            if terms.title == nil {
                present(terms, animated: true)
            }
        default:
            let terms = TermsViewController.instantiateFromStoryboard()
            if terms.title == nil {
                show(terms, sender: nil)
            }
        }
    }
}
