import UIKit

final class TermsViewController: UIViewController {}

final class HelpViewController: UIViewController {}

final class CartViewController: UIViewController {}

@MainActor class Coordinator {
    func screens() -> [UIViewController] {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        let terms = legal.instantiateViewController(withIdentifier: "TermsViewController") as! TermsViewController
        let help = legal.instantiateViewController(withIdentifier: "Help") as! HelpViewController
        let hints = legal.instantiateViewController(withIdentifier: "Hints") as! HelpViewController
        let again = legal.instantiateViewController(withIdentifier: "Help") as! HelpViewController
        let cart = UIStoryboard(name: "Store", bundle: nil).instantiateInitialViewController() as! CartViewController
        return [terms, help, hints, again, cart]
    }
}
