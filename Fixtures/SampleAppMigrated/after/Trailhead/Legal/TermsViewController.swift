import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = Storyboard.legal.rawValue

    @IBAction func showPrivacy() {
        let privacy: PrivacyViewController = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        show(privacy, sender: self)
    }
}
