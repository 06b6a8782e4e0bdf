import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        guard let terms = UIStoryboard(name: "Legal", bundle: nil)
            .instantiateViewController(withIdentifier: "Terms")
            as? TermsViewController
        else {
            return
        }
        present(terms, animated: true)
    }

    func showAgain(_ isNew: Bool) {
        if isNew
            , let terms = UIStoryboard(
                name: "Legal",
                bundle: nil
            ).instantiateInitialViewController() as? TermsViewController
        {
            present(terms, animated: true)
        }
        if let again = (UIStoryboard(name: "Legal", bundle: nil)
                            .instantiateInitialViewController() as? TermsViewController) {
            show(again, sender: nil)
        }
    }
}
