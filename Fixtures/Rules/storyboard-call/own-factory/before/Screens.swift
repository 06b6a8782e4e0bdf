import UIKit

final class TermsViewController: UIViewController {

    /// Makes the screen from its storyboard.
    class func viewController() -> TermsViewController {
        let storyboard = UIStoryboard(name: "TermsViewController", bundle: .main)
        let viewController = storyboard.instantiateInitialViewController() as! TermsViewController

        return viewController
    }

}

final class PrivacyViewController: UIViewController {
    static func make() -> Self {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! Self
    }

    static var fresh: PrivacyViewController {
        UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
    }
}

class HelpViewController: UIViewController {
    static func make(page: Int) -> UIViewController {
        let help = UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
        help.title = "\(page)"
        return help
    }
}
