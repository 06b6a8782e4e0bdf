import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        present(legal.instantiateViewController(withIdentifier: "Terms"), animated: true)
        self.show(legal.instantiateInitialViewController()!, sender: self)
        addChild(legal.instantiateViewController(withIdentifier: "Privacy"))
        let navigation = UINavigationController(rootViewController: legal.instantiateViewController(withIdentifier: "Terms"))
        navigation.pushViewController(legal.instantiateViewController(withIdentifier: "Privacy"), animated: true)
        navigation.setViewControllers([legal.instantiateViewController(withIdentifier: "Terms"), self], animated: true)
        print(navigation.viewControllers.count)
    }

    func collect(_ isNew: Bool) {
        var screens = [legal.instantiateViewController(withIdentifier: "Terms")]
        screens.append(legal.instantiateViewController(withIdentifier: "Privacy"))
        let screen = isNew ? legal.instantiateViewController(withIdentifier: "Terms") : legal.instantiateViewController(withIdentifier: "Privacy")
        screens.append(screen)
        print(screens.count, describe(legal.instantiateViewController(withIdentifier: "Terms")), describe(legal.instantiateInitialViewController()))
    }

    func describe(_ screen: UIViewController?) -> String { return "screen" }
    func describe(_ screen: TermsViewController) -> String { return "terms" }
}
