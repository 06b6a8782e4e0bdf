import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    var screen: UIViewController?

    func assign(_ window: UIWindow) {
        screen = legal.instantiateViewController(withIdentifier: "Terms")
        present(screen!, animated: true)
        window.rootViewController = legal.instantiateInitialViewController()
        window.makeKeyAndVisible()
    }
}
