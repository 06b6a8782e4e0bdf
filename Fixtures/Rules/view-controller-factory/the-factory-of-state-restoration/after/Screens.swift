import UIKit

final class TermsViewController: UIViewController, UIViewControllerRestoration, Instantiatable {
    static let storyboardName = "Legal"

    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        return TermsViewController.instantiateFromStoryboard()
    }
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        return instantiateFromStoryboard(withIdentifier: "Privacy")
    }
}
