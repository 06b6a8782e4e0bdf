import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }
}

final class PrivacyViewController: UIViewController {
    static func make() -> UIViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
    }
}

class StartViewController: UIViewController {
    func showAll() {
        TermsViewController.make()
        PrivacyViewController.make()
    }
}
