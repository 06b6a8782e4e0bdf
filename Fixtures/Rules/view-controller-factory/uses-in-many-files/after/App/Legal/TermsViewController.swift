import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var isNew = true

    func showPrivacy() {
        present(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"), animated: true)
    }
}
