import UIKit

class StoreViewController: UIViewController, Drawn {}

class TermsViewController: UIViewController, Drawn {
    class var board: String { return "Terms" }
}

class LegalViewController: TermsViewController {
    override class var board: String { return "Legal" }
}

final class HelpViewController: UIViewController, Drawn {
    static let board = "Help"
}

class Coordinator {
    func screens() -> [UIViewController] {
        let store = StoreViewController.drawn()
        let terms = TermsViewController.drawn()
        let legal = LegalViewController.drawn()
        let help = HelpViewController.drawn()
        let other = UIStoryboard(name: "Help", bundle: nil).instantiateViewController(withIdentifier: "More") as! HelpViewController
        return [store, terms, legal, help, other, HelpViewController.drawn()]
    }
}
