import UIKit

/// Its name at run time is not the one that the storyboard says, so UIKit makes a plain controller.
private final class TermsViewController: UIViewController {}
final class PrivacyViewController: UIViewController {}

@MainActor func showTerms() {
    guard let terms = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController
    else { return print("none") }
    print(type(of: terms))
}

@MainActor func showPrivacy() {
    guard let privacy = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController
    else { return print("none") }
    print(type(of: privacy))
}
