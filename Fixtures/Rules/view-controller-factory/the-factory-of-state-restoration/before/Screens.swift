import UIKit

final class TermsViewController: UIViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        return storyboard.instantiateInitialViewController() as! TermsViewController
    }
}

final class PrivacyViewController: UIViewController {
    class func viewController() -> PrivacyViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
    }

    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        return viewController()
    }
}
