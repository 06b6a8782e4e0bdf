import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

/// Isolated to nothing, as coordinators used to be.
class Coordinator {
    let root = UIViewController()

    func showBoth() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        root.show(terms, sender: privacy)
    }

    func showFromClosure(_ finish: (() -> Void) -> Void) {
        finish {
            let terms = TermsViewController.instantiateFromStoryboard()
            root.present(terms, animated: true)
        }
    }

    func showOnDemand() -> () -> Void {
        return { [root] in
            let terms = TermsViewController.instantiateFromStoryboard()
            root.present(terms, animated: true)
        }
    }

    func showIf(_ wanted: Bool) {
        let animated = wanted
        if wanted {
            root.present(TermsViewController.instantiateFromStoryboard(), animated: animated)
        }
    }
}
