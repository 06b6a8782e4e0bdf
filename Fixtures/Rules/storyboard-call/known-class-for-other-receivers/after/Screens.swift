import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    struct Router {
        @MainActor func present(_ screen: UIViewController, animated: Bool) {
            print("routed to", type(of: screen))
        }

        @MainActor func present<Screen>(_ screen: Screen, animated: Bool) {
            print("routed to", Screen.self)
        }
    }

    func showAll(_ router: Router) {
        let navigation = UINavigationController(rootViewController: self)
        navigationController?.pushViewController(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
        router.present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms") as UIViewController, animated: true)
        print(navigation.viewControllers.count)
    }
}
