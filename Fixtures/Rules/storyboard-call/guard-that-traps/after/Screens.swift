import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

func stop(_ reason: String) -> Never {
    print(reason)
    fatalError(reason)
}

class AboutViewController: UIViewController {
    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        present(terms, animated: true)
    }

    func showFirst() {
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
    }

    func showOrStop() {
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
    }
}
