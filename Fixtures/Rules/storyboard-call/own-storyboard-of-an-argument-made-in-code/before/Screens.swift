import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        if let terms = storyboard?.instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            present(terms, animated: true)
        }
    }
}

final class PrivacyViewController: UIViewController {
    func showTerms() {
        if let terms = storyboard?.instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            present(terms, animated: true)
        }
    }
}

@MainActor func show(_ about: AboutViewController) {
    about.showTerms()
}

@MainActor final class Coordinator {
    var privacy: PrivacyViewController?
}
