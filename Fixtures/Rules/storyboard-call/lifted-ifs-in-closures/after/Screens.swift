import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        ["New", "Old"].forEach { title in
            let terms = TermsViewController.instantiateFromStoryboard()
            terms.title = title
            present(terms, animated: true)
        }
        let show = {
            let terms = TermsViewController.instantiateFromStoryboard()
            self.present(terms, animated: true)
        }
        show()
        run { let terms = TermsViewController.instantiateFromStoryboard(); self.present(terms, animated: true) }
    }

    func run(_ work: () -> Void) {
        work()
    }
}
