import Screens
import UIKit

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: "PrivacyViewController", bundle: nil).instantiateInitialViewController() as! PrivacyViewController, animated: true)
    }
}
