import UIKit

class TermsViewController: UIViewController {
    static var count = 0
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            #if DEBUG
            .count = 1
            #endif
            present(terms, animated: true)
        }
    }
}
