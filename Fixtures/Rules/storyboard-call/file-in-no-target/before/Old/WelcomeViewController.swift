import UIKit

// Replaced long ago, and never deleted.
class WelcomeViewController: UIViewController {
    func showTerms() {
        present(UIStoryboard(name: "Terms", bundle: nil).instantiateInitialViewController() as! WelcomeViewController, animated: true)
    }
}
