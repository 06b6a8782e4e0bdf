import UIKit

final class TermsViewController: UIViewController {
    @IBAction func showPrivacy() {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        let privacy: PrivacyViewController = storyboard.instantiateViewController(identifier: "Privacy")
        show(privacy, sender: self)
    }
}
