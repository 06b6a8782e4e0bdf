import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        present(storyboard!.instantiateViewController(withIdentifier: "Term") as! TermsViewController, animated: true)
        present(storyboard!.instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
