import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        present(legal.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }

    func showPrivacy() {
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        present(privacy, animated: true)
    }
}
