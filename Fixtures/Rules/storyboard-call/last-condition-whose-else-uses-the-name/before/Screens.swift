import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    var terms = "property"

    func showOrUse(_ isNew: Bool) {
        guard isNew, let terms = legal.instantiateInitialViewController() as? TermsViewController else {
            print(terms)
            return
        }
        present(terms, animated: true)
    }

    func showOrUseLater(_ isNew: Bool) {
        guard isNew, let terms = legal.instantiateInitialViewController() as? TermsViewController else {
            let later = { [self] in print(terms) }
            later()
            return
        }
        present(terms, animated: true)
    }
}
