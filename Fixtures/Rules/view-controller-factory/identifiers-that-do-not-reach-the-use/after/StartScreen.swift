import UIKit

class StartViewController: UIViewController {
    func showAll() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        terms.describe()
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        privacy.describe()
        print(ImprintViewController.instantiateFromStoryboard(withIdentifier: "ImprintViewController").isNew)
    }
}
