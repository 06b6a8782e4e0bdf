import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)
    var terms = "Terms"

    func showAnother(_ name: String) {
        let name = TermsViewController.instantiateFromStoryboard(withIdentifier: name)
        present(name, animated: true)
    }

    func showTerms() {
        print(terms)
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        present(terms, animated: true)
    }
}
