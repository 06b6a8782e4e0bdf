import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showBoth() {
        do {
            let screen = TermsViewController.instantiateFromStoryboard()
            present(screen, animated: true)
        }
        do {
            let screen = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
            present(screen, animated: true)
        }
    }

    func showEither(_ index: Int) {
        switch index {
        case 0:
            let screen = TermsViewController.instantiateFromStoryboard()
            present(screen, animated: true)
        case 1:
            let screen = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
            present(screen, animated: true)
        default:
            break
        }
    }

    func showOne(_ isNew: Bool) {
        if isNew {
            let screen = TermsViewController.instantiateFromStoryboard()
            present(screen, animated: true)
        } else {
            let screen = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
            present(screen, animated: true)
        }
    }
}
