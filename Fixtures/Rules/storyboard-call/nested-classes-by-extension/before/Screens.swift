import UIKit

enum Legal {
    class TermsViewController: UIViewController {}

    class PrivacyViewController: UIViewController {}
}

class Coordinator {
    func screens() -> [UIViewController] {
        let terms = UIStoryboard(name: "Terms", bundle: nil).instantiateInitialViewController() as! Legal.TermsViewController
        let privacy = UIStoryboard(name: "Privacy", bundle: nil).instantiateInitialViewController() as! Legal.PrivacyViewController
        return [terms, privacy]
    }
}
