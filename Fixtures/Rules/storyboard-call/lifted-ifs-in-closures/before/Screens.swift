import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        ["New", "Old"].forEach { title in
            if let terms = legal.instantiateInitialViewController() as? TermsViewController {
                terms.title = title
                present(terms, animated: true)
            }
        }
        let show = {
            if let terms = self.legal.instantiateInitialViewController() as? TermsViewController {
                self.present(terms, animated: true)
            }
        }
        show()
        run { if let terms = self.legal.instantiateInitialViewController() as? TermsViewController { self.present(terms, animated: true) } }
    }

    func run(_ work: () -> Void) {
        work()
    }
}
