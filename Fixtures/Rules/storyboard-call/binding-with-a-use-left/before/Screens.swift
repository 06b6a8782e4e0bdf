import UIKit

final class TermsViewController: UIViewController {}

class HelpViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        let terms = storyboard.instantiateInitialViewController() as! TermsViewController
        present(terms, animated: true)
        let help = storyboard.instantiateViewController(withIdentifier: "Help")
        show(help, sender: self)
    }
}
