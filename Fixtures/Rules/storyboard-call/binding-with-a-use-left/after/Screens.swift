import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class HelpViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
        let help = storyboard.instantiateViewController(withIdentifier: "Help")
        show(help, sender: self)
    }
}
