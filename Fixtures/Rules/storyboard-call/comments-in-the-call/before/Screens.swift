import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        let terms = UIStoryboard(
            name: "Legal", // drawn by the lawyers
            bundle: nil
        ).instantiateInitialViewController() as! TermsViewController
        present(terms, animated: true)
    }
}
