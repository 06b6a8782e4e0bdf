import UIKit

class StartViewController: UIViewController {
    func showAll() {
        let terms = TermsViewController.make()
        terms.describe()
        let privacy = PrivacyViewController.make()
        privacy.describe()
        print(ImprintViewController.make().isNew)
    }
}
