import UIKit

final class TermsViewController: UIViewController, Scene {
    static let storyboardName = "Legal"
}

final class HelpViewController: UIViewController, Scene {
    static let storyboardName = "Legal"
    static let sceneIdentifier = "Help"
}

final class CartViewController: UIViewController {}

@MainActor class Coordinator {
    func screens() -> [UIViewController] {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        let terms = TermsViewController.scene()
        let help = HelpViewController.scene()
        let hints = legal.instantiateViewController(withIdentifier: "Hints") as! HelpViewController
        let again = HelpViewController.scene()
        let cart = UIStoryboard(name: "Store", bundle: nil).instantiateInitialViewController() as! CartViewController
        return [terms, help, hints, again, cart]
    }
}
