import UIKit

final class TermsViewController: UIViewController {
    var isNew = true

    func showPrivacy() {
        present(PrivacyViewController.make(), animated: true)
    }
}
