import UIKit

final class CartViewController: UIViewController, StoryboardLoadable {
    static let storyboardName = "Store"
}

class TermsViewController: UIViewController, StoryboardLoadable {
    class var storyboardName: String { return "Legal" }
    class var storyboardIdentifier: String { return String(describing: self) }

    var version = 1
}

final class ImprintViewController: TermsViewController {
    override class var storyboardIdentifier: String { return "Imprint" }
}

final class HelpViewController: UIViewController, StoryboardLoadable {
    static let storyboardName = "Store"
    static let storyboardIdentifier = "Help"
}

class StoreViewController: UIViewController {
    func showAll(page: String) {
        let storyboard = UIStoryboard(name: "Store", bundle: nil)
        let cart: CartViewController = UIStoryboard.instantiateViewController()
        show(cart, sender: self)
        present(UIStoryboard.instantiateInitialViewController() as TermsViewController, animated: true)
        (UIStoryboard.instantiateInitialViewController() as TermsViewController).version = 2
        let imprint: TermsViewController = UIStoryboard.instantiateViewController() as ImprintViewController
        show(imprint, sender: self)
        let help: HelpViewController = UIStoryboard.instantiateViewController()
        // The first page.
        show(help, sender: self)
        show(UIStoryboard.instantiateViewController() as HelpViewController, sender: self)
        show(storyboard.instantiateViewController(withIdentifier: "Hints") as! HelpViewController, sender: self)
        show(storyboard.instantiateViewController(withIdentifier: page) as! HelpViewController, sender: self)
    }
}
