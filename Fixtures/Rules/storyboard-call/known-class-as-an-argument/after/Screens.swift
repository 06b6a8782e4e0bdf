import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
        self.show(TermsViewController.instantiateFromStoryboard(), sender: self)
        addChild(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"))
        let navigation = UINavigationController(rootViewController: TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms") as UIViewController)
        navigation.pushViewController(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"), animated: true)
        navigation.setViewControllers([TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), self], animated: true)
        print(navigation.viewControllers.count)
    }

    func collect(_ isNew: Bool) {
        var screens = [TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms") as UIViewController]
        screens.append(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy") as UIViewController)
        let screen = isNew ? TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms") as UIViewController : PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy") as UIViewController
        screens.append(screen)
        print(screens.count, describe(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms") as UIViewController), describe(TermsViewController.instantiateFromStoryboard() as UIViewController?))
    }

    func describe(_ screen: UIViewController?) -> String { return "screen" }
    func describe(_ screen: TermsViewController) -> String { return "terms" }
}
