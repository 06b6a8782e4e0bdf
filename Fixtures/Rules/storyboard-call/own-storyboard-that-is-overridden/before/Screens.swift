import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }
}

final class PrivacyViewController: AboutViewController {
    override var storyboard: UIStoryboard? {
        return UIStoryboard(name: "Other", bundle: nil)
    }
}
