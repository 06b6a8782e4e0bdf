import UIKit

final class TermsViewController: UIViewController, Instantiatable {

    /// Makes the screen from its storyboard.
    class func viewController() -> TermsViewController {
        let viewController = TermsViewController.instantiateFromStoryboard()

        return viewController
    }

}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static func make() -> Self {
        return instantiateFromStoryboard(withIdentifier: "Privacy")
    }

    static var fresh: PrivacyViewController {
        PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
    }
}

class HelpViewController: UIViewController, Instantiatable {
    static func make(page: Int) -> UIViewController {
        let help = HelpViewController.instantiateFromStoryboard()
        help.title = "\(page)"
        return help
    }
}
