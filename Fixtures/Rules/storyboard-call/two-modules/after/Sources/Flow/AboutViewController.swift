import Screens
import UIKit

final class PrivacyViewController: UIViewController, Instantiatable {}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(), animated: true)
    }
}
