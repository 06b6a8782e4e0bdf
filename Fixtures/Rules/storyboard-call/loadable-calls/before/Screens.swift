import UIKit

final class CartViewController: UIViewController {}

class TermsViewController: UIViewController {
    var version = 1
}

final class ImprintViewController: TermsViewController {}

final class HelpViewController: UIViewController {}

class StoreViewController: UIViewController {
    func showAll(page: String) {
        let storyboard = UIStoryboard(name: "Store", bundle: nil)
        let cart = storyboard.instantiateViewController(withIdentifier: "CartViewController") as! CartViewController
        show(cart, sender: self)
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        (UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController).version = 2
        let imprint: TermsViewController = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Imprint") as! ImprintViewController
        show(imprint, sender: self)
        if let help = storyboard.instantiateViewController(withIdentifier: "Help") as? HelpViewController {
            // The first page.
            show(help, sender: self)
        }
        show(storyboard.instantiateViewController(withIdentifier: "Help") as! HelpViewController, sender: self)
        show(storyboard.instantiateViewController(withIdentifier: "Hints") as! HelpViewController, sender: self)
        show(storyboard.instantiateViewController(withIdentifier: page) as! HelpViewController, sender: self)
    }
}
