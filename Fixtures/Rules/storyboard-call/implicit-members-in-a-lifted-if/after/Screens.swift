import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static var count = 0
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        do {
            let terms = TermsViewController.instantiateFromStoryboard();
            #if DEBUG
            .count = 1
            #endif
            present(terms, animated: true)
        }
    }
}
