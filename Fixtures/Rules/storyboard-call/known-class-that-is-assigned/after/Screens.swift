import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    var screen: UIViewController?

    func assign(_ window: UIWindow) {
        screen = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms") as UIViewController
        present(screen!, animated: true)
        window.rootViewController = TermsViewController.instantiateFromStoryboard() as UIViewController?
        window.makeKeyAndVisible()
    }
}
