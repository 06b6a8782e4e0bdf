import UIKit

/// Shows what `TermsViewController.make()` makes.
@MainActor final class Coordinator {
    let start = UIViewController()
    // Was PrivacyViewController.make() once.
    let privacy: UIViewController? = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")

    func showTerms() {
        start.present(TermsViewController.instantiateFromStoryboard(), animated: true)
        #if DEBUG
            print("TermsViewController.make()", TermsViewController.instantiateFromStoryboard())
        #endif
    }
}
