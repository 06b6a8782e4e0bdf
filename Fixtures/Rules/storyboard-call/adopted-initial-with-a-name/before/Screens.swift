import UIKit

class StoreViewController: UIViewController {}

class TermsViewController: UIViewController {}

class LegalViewController: TermsViewController {}

final class HelpViewController: UIViewController, Drawn {
    static let board = "Help"
}

class Coordinator {
    func screens() -> [UIViewController] {
        let store = UIStoryboard(name: "StoreViewController", bundle: nil).instantiateInitialViewController() as! StoreViewController
        let terms = UIStoryboard(name: "Terms", bundle: nil).instantiateInitialViewController() as! TermsViewController
        let legal = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! LegalViewController
        let help = UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController
        let other = UIStoryboard(name: "Help", bundle: nil).instantiateViewController(withIdentifier: "More") as! HelpViewController
        return [store, terms, legal, help, other, HelpViewController.drawn()]
    }
}
