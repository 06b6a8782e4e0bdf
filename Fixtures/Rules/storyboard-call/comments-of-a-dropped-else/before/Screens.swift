import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        guard let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController else {
            // The lawyers promised to keep it.
            fatalError("no terms")
        }
        // swiftlint:disable:next force_cast
        let again = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
        show(again, sender: terms)
    }
}
