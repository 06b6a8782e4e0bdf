import UIKit

/// Shows what `TermsViewController.make()` makes.
@MainActor final class Coordinator {
    let start = UIViewController()
    // Was PrivacyViewController.make() once.
    let privacy: UIViewController? = PrivacyViewController.make()

    func showTerms() {
        start.present(TermsViewController.make(), animated: true)
        #if DEBUG
            print("TermsViewController.make()", TermsViewController.make())
        #endif
    }
}
