import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

/// Isolated to nothing, as coordinators used to be.
class Coordinator {
    let root = UIViewController()

    func showBoth() {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        let terms = legal.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
        let privacy = legal.instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
        root.show(terms, sender: privacy)
    }

    func showFromClosure(_ finish: (() -> Void) -> Void) {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        finish {
            let terms = legal.instantiateInitialViewController() as! TermsViewController
            root.present(terms, animated: true)
        }
    }

    func showOnDemand() -> () -> Void {
        let legal: UIStoryboard = .init(name: "Legal", bundle: nil)
        return { [legal, root] in
            let terms = legal.instantiateInitialViewController() as! TermsViewController
            root.present(terms, animated: true)
        }
    }

    func showIf(_ wanted: Bool) {
        let board = UIStoryboard(name: "Legal", bundle: nil), animated = wanted
        if wanted {
            root.present(board.instantiateInitialViewController() as! TermsViewController, animated: animated)
        }
    }
}
