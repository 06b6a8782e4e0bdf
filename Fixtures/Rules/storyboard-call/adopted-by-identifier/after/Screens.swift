import UIKit

class TermsViewController: UIViewController {
    static func make() -> Self {
        return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "TermsViewController") as! Self
    }
}

class LegalTermsViewController: TermsViewController {}

class HelpViewController: UIViewController, Presented {}

class CartViewController: UIViewController {}

class StartViewController: UIViewController {
    func show(_ page: String) {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let help = HelpViewController.fromMain()
        show(help, sender: nil)
        do {
            let help = HelpViewController.fromMain()
            show(help, sender: nil)
        }
        show(HelpViewController.fromMain() as UIViewController, sender: nil)
        show(storyboard.instantiateViewController(withIdentifier: "Hints") as! HelpViewController, sender: nil)
        show(storyboard.instantiateViewController(withIdentifier: page) as! HelpViewController, sender: nil)
        show(storyboard.instantiateInitialViewController() as! StartViewController, sender: nil)
    }

    func showCart() {
        let cart = UIStoryboard(name: "Store", bundle: nil).instantiateViewController(withIdentifier: "CartViewController")
        show(cart as! CartViewController, sender: nil)
        let known = UIStoryboard(name: "Store", bundle: nil).instantiateViewController(withIdentifier: "CartViewController") as! CartViewController
        show(known, sender: nil)
    }

    func showTerms() {
        let terms = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "TermsViewController") as! TermsViewController
        show(terms, sender: nil)
        let legal = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "LegalTermsViewController") as! LegalTermsViewController
        show(legal, sender: nil)
    }
}
